import type { ComponentProps } from 'react'
import css from './IconButton.module.css'

type IconButtonProps = ComponentProps<'button'> & {
  'aria-label': string
  /** Without an edge, as in a row. */
  isQuiet?: boolean
}

/** A button that is only an icon; `aria-label` says what it does. Mantine's would be slow in every row of a long list. */
export const IconButton = ({ isQuiet, className = '', ...props }: IconButtonProps) => (
  <button type="button" className={`${css['button']} ${className}`} data-quiet={isQuiet} {...props} />
)
