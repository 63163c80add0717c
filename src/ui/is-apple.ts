/** Whether the device is made by Apple: its shortcuts use ⌘, and its links to text several people differ. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
