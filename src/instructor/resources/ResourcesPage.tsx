import { Group, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { RESOURCE_TYPES, resourcesIn } from '../../api/services/content-queries.ts'
import { plural } from '../../lib/words.ts'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { LOADING, Page } from '../../ui/Page.tsx'
import { lastUsed, lastUsedFirst } from './last-used.ts'
import { resourceColumns, resourceText } from './resource-columns.tsx'
import { resourcesQuery, resourceTypeOf } from './resources-query.ts'
import { ResourceTabs } from './ResourceTabs.tsx'
import { useScope } from './useScope.ts'

/** The library of an instructor, a type at a time: files and videos of other sites. */
export function ResourcesPage() {
  const { type: name } = useParams()
  // The loader has led away from an unknown one.
  const type = resourceTypeOf(name) ?? RESOURCE_TYPES[0]
  const query = useQuery({ ...resourcesQuery(type), select: resourcesIn })
  const { shown, choices } = useScope(type, query.data)
  // As it was when the page opened, so that nothing moves under a finger.
  const [used] = useState(lastUsed.read)
  return (
    <Page
      heading="Instructor Resources"
      {...(name !== undefined && { section: 'Downloads' })}
      subtitle={query.data ? plural(query.data.length, 'resource') : LOADING}
    >
      <Group justify="space-between" mih={48}>
        <ResourceTabs current={type} />
        {choices.map(({ name: choice, label, options, chosen, choose }) => (
          <NativeSelect
            key={choice}
            w={{ base: '100%', sm: 'auto' }}
            aria-label={label}
            data={options}
            value={chosen}
            onChange={(event) => choose(event.currentTarget.value)}
          />
        ))}
      </Group>
      <DataTable
        key={type}
        label="resources"
        singular="resource"
        query={query}
        rows={shown && lastUsedFirst(shown, used)}
        columns={resourceColumns}
        rowId={({ id }) => id}
        rowName={({ name: resource }) => resource}
        filterText={resourceText}
        empty={<Notice title="Nothing here yet">Resources appear here once they are published.</Notice>}
      />
    </Page>
  )
}

export { ResourcesPage as Component }
