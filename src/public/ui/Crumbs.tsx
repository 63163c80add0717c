import plain from './plain.module.css'

/** Breadcrumbs: links to the pages above, then the name of this page. */
export const Crumbs = ({
  steps,
  here,
}: {
  steps: readonly { name: string; path: string }[]
  here: string
}) => (
  <nav aria-label="Breadcrumb" className={plain['crumbs']}>
    <ol>
      {steps.map(({ name, path }) => (
        <li key={path}>
          <a href={path}>{name}</a>
        </li>
      ))}
      <li aria-current="page" className="visually-hidden">
        {here}
      </li>
    </ol>
  </nav>
)
