import css from './Spinner.module.css'

/** The full-page spinner. It does not need the component library, so it can show before that has loaded. */
export const Spinner = () => (
  <div role="status" aria-label="Loading" className={css['center']}>
    <span className={css['spinner']} />
  </div>
)
