import { Checkbox, Group, NumberInput, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useListRegistrants } from '../../../api/generated/training.hooks.ts'
import type { OccurrenceResource } from '../../../api/generated/training.types.ts'
import { courseQuery } from '../../../api/queries.ts'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { PrintPage } from './PrintPage.tsx'
import { byLastName, DEFAULT_COLUMNS, inOrder, SHEET_COLUMN_NAMES, SHEET_COLUMNS } from './sheet-columns.ts'
import { SheetTable } from './SheetTable.tsx'
import css from './SignInSheet.module.css'

const WALK_INS = 5
const MOST_WALK_INS = 50

type SignInSheetProps = { occurrence: OccurrenceResource; onClose: () => void }

/** The sign-in sheet for the door: options at the top, and below them a preview of the printed page. */
export function SignInSheet({ occurrence, onClose }: SignInSheetProps) {
  const { entityId, entityType } = occurrence.attributes
  const roster = useListRegistrants({ id: occurrence.id })
  const course = useQuery({ ...courseQuery(entityId), enabled: entityType === 'courses' })
  const [columns, setColumns] = useState(DEFAULT_COLUMNS)
  const [walkIns, setWalkIns] = useState(WALK_INS)
  // Printing waits until the request for the venue has ended, but does not need it to succeed.
  const isReady = !!roster.data && !course.isLoading
  return (
    <PrintPage occurrence={occurrence} heading="Sign-in sheet" isReady={isReady} onClose={onClose}>
      <Stack className={css['options'] ?? ''}>
        <Checkbox.Group
          label="Columns"
          size="md"
          value={[...columns]}
          onChange={(chosen) => setColumns(inOrder(chosen))}
        >
          <Group mt="xs" gap="lg">
            {SHEET_COLUMN_NAMES.map((column) => (
              <Checkbox
                key={column}
                value={column}
                label={SHEET_COLUMNS[column].label}
                disabled={column === 'name'}
              />
            ))}
          </Group>
        </Checkbox.Group>
        <NumberInput
          label="Blank lines for walk-ins"
          w="15rem"
          size="md"
          min={0}
          max={MOST_WALK_INS}
          allowDecimal={false}
          clampBehavior="strict"
          value={walkIns}
          onChange={(value) => setWalkIns(Number(value) || 0)}
        />
      </Stack>
      <Loaded queries={{ roster }} what="this roster">
        {({ roster: { data } }) =>
          course.isLoading ? (
            <Spinner />
          ) : (
            <SheetTable
              occurrence={occurrence}
              location={course.data?.data.attributes.location}
              registrants={byLastName(data)}
              columns={columns}
              walkIns={walkIns}
            />
          )
        }
      </Loaded>
    </PrintPage>
  )
}
