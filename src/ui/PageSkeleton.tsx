const ROWS = [0, 1, 2, 3, 4]

/**
 * The outline of a page that is loading. index.html has its styles and shows the same outline before any code has
 * loaded.
 */
export const PageSkeleton = () => (
  <div className="page-skeleton" role="status" aria-label="Loading">
    {ROWS.map((row) => (
      <div key={row} />
    ))}
  </div>
)
