import { Text } from '@mantine/core'
import type { LibraryResource } from '../../api/services/content-queries.ts'
import { formatMoment } from '../../lib/venue-time.ts'
import type { Column } from '../../ui/data-table/columns.ts'
import { ExternalLink } from '../../ui/links/ExternalLink.tsx'
import { UnsafeAddress } from '../../ui/links/UnsafeAddress.tsx'
import { fileLabel, scopeOf } from './resource.ts'

export const resourceColumns: Column<LibraryResource>[] = [
  {
    id: 'name',
    header: 'Name',
    width: 'minmax(0, 2.4fr)',
    sortBy: ({ name }) => name,
    cell: (resource) => (
      <>
        <ExternalLink href={resource.resourceUrl} fw={600}>
          {resource.name}
        </ExternalLink>
        {scopeOf(resource) && (
          <Text size="sm" c="dimmed" visibleFrom="sm">
            {scopeOf(resource)}
          </Text>
        )}
        <UnsafeAddress address={resource.resourceUrl} />
      </>
    ),
  },
  {
    id: 'category',
    header: 'Category',
    phone: 'hidden',
    sortBy: ({ category }) => category,
    cell: ({ category }) => category ?? '–',
  },
  {
    id: 'type',
    header: 'Type',
    phone: 'line',
    sortBy: ({ filetype }) => fileLabel(filetype),
    cell: (resource) => (
      <>
        {fileLabel(resource.filetype)}
        <Text span inherit hiddenFrom="sm">
          {scopeOf(resource) && `, ${scopeOf(resource)}`}
        </Text>
      </>
    ),
  },
  {
    id: 'updated',
    header: 'Updated',
    phone: 'line',
    sortBy: ({ fileLastUpdated }) => fileLastUpdated,
    cell: ({ fileLastUpdated }) => (fileLastUpdated ? formatMoment(fileLastUpdated) : '–'),
  },
]

/** What the filter looks into. */
export const resourceText = (resource: LibraryResource) =>
  [resource.name, scopeOf(resource), resource.category, fileLabel(resource.filetype)].join(' ')
