/** For the field where the focus starts: told to the dialog that opens around it, and to a field that comes later. */
export const startHere = (isHere = true) => isHere && { 'data-autofocus': true, autoFocus: true }
