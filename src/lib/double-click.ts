/** Milliseconds. A second press within them belongs to a double click: nobody has read yet what the first press showed. */
export const DOUBLE_CLICK_MS = 700
