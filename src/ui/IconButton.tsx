import type { ComponentProps } from 'react'
import css from './IconButton.module.css'

type IconButtonProps = ComponentProps<'button'> & {
  /** Without an edge, as in a row. */
  isQuiet?: boolean
}

/** A button that is only an icon; `aria-label` says what it does. Not Mantine's, which is slow in each row of a long list. */
export const IconButton = ({ isQuiet, className = '', ...props }: IconButtonProps) => (
  <button type="button" className={`${css['button']} ${className}`} data-quiet={isQuiet} {...props} />
)
