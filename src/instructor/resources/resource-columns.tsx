import { Text } from '@mantine/core'
import { formatMoment } from '../../lib/venue-time.ts'
import type { Column } from '../../ui/data-table/columns.ts'
import { ExternalLink } from '../../ui/links/ExternalLink.tsx'
import { UnsafeAddress } from '../../ui/links/UnsafeAddress.tsx'
import { Hint } from '../../ui/looks.ts'
import { lastUsed, type ListedResource } from './last-used.ts'
import { fileLabel, scopeOf } from './resource.ts'

/** `CCHD, Texas · Last used` */
const wordsOf = (resource: ListedResource) =>
  [scopeOf(resource), resource.isLastUsed && 'Last used'].filter(Boolean).join(' · ')

export const resourceColumns: Column<ListedResource>[] = [
  {
    id: 'name',
    header: 'Name',
    width: 'minmax(0, 2.4fr)',
    sortBy: ({ name }) => name,
    cell: (resource) => (
      <>
        <ExternalLink href={resource.resourceUrl} fw={600} onOpen={() => lastUsed.putFirst(resource.id)}>
          {resource.name}
        </ExternalLink>
        {wordsOf(resource) && <Hint visibleFrom="sm">{wordsOf(resource)}</Hint>}
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
          {wordsOf(resource) && ` · ${wordsOf(resource)}`}
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
export const resourceText = (resource: ListedResource) =>
  [resource.name, scopeOf(resource), resource.category, fileLabel(resource.filetype)].join(' ')
