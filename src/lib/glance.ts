/** Milliseconds. Whoever presses again sooner has not read what appeared meanwhile: it was a double click. */
export const GLANCE = 700
