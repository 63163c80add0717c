import classes from './Spinner.module.css'

/** The full-page spinner. It does not need the component library, so it can show before that has loaded. */
export const Spinner = () => (
  <div role="status" aria-label="Loading" className={classes['center']}>
    <span className={classes['spinner']} />
  </div>
)
