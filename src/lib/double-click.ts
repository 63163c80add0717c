/** Milliseconds. A second press this soon is part of a double click: nobody has read what the first press showed. */
export const DOUBLE_CLICK_MS = 700
