import { Link } from 'react-router-dom'
import { RESOURCE_TYPES, type ResourceType } from '../../api/services/content-queries.ts'
import { paths } from '../../paths.ts'
import css from '../../ui/tabs/Tabs.module.css'
import { TYPE_LABELS } from './resource.ts'

/** The four parts of the library. Each has an address of its own, so they are links. */
export const ResourceTabs = ({ current }: { current: ResourceType }) => (
  <nav className={css['tabs']} aria-label="Resources by type">
    {RESOURCE_TYPES.map((type) => (
      <Link
        key={type}
        to={paths.instructorResourcesOf(type)}
        className={css['tab']}
        {...(type === current && { 'aria-current': 'page' as const })}
      >
        {TYPE_LABELS[type]}
      </Link>
    ))}
  </nav>
)
