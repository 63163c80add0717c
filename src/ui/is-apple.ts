/** Whether the device is one of Apple's, which have a key and a link of their own. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
