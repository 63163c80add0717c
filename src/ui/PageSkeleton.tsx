const ROWS = [0, 1, 2, 3, 4]

/** The outline of a page on its way. index.html shows the same before any code is there, and has its styles. */
export const PageSkeleton = () => (
  <div className="page-skeleton" role="status" aria-label="Loading">
    {ROWS.map((row) => (
      <div key={row} />
    ))}
  </div>
)
