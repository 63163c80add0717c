import { config } from '../../config.ts'

/** In pixels: a thumbnail, a phone or a card, and a large screen. */
export const WIDTHS = [320, 640, 1280] as const

/** The address at which the image service has a picture in a width. @param picture safe address of the original */
export const scaled = (picture: string, width: (typeof WIDTHS)[number]) =>
  config.pictureUrl.replace('{width}', `${width}`).replace('{url}', encodeURIComponent(picture))
