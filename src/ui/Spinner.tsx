import classes from './Spinner.module.css'

/** The full-page spinner. It is there before the component library. */
export const Spinner = () => (
  <div role="status" aria-label="Loading" className={classes['center']}>
    <span className={classes['spinner']} />
  </div>
)
