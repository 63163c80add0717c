import { Alert, Anchor, Button, FileButton, Group, Textarea } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import { ago } from '../../../lib/ago.ts'
import { csvOf } from '../../../lib/csv.ts'
import { plural } from '../../../lib/words.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { FIELD_LABELS, FIELDS } from './rows/fields.ts'
import { LIMITS } from './file/limits.ts'
import { Refusal } from './file/refusal.ts'
import { Hint, QuietButton } from '../../../ui/looks.ts'
import { StepHeading } from '../../../ui/StepHeading.tsx'
import css from './Upload.module.css'
import type { KeptUpload } from './useUploadDraft.ts'
import type { Reading } from './useReading.ts'

const TEMPLATE = FIELDS.map((field) => FIELD_LABELS[field])
const KINDS =
  '.xlsx,.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The step where the person drops, chooses or pastes a list. */
export function FileStep({ reading, kept }: { reading: Reading; kept: KeptUpload }) {
  const { isReading, refused, read, refuse } = reading
  const [pasted, setPasted] = useState('')
  const take = (files: readonly File[]) => {
    const [file] = files
    if (files.length > 1) refuse(new Refusal('several-files'))
    else if (file) void read(file)
  }
  return (
    <>
      <StepHeading
        hint={
          <>
            One student per row, with first name, last name and email, and phone if you have it.{' '}
            <Anchor
              component="button"
              type="button"
              onClick={() => saveFile('roster-template.csv', csvOf([TEMPLATE]))}
            >
              Download a template
            </Anchor>
          </>
        }
      >
        Which students are coming?
      </StepHeading>
      <Unfinished {...kept} />
      {refused && (
        <Alert role="alert" color="red" title={`We could not use ${refused.fileName}`}>
          {refused.message}
        </Alert>
      )}
      <DropArea onDrop={take}>
        <FileButton accept={KINDS} onChange={(file) => take(file ? [file] : [])}>
          {(props) => (
            <Button {...props} leftSection={<IconFileUpload size={18} aria-hidden />} loading={isReading}>
              Choose a file
            </Button>
          )}
        </FileButton>
        <Hint visibleFrom="sm">or drop it here</Hint>
        <Hint>
          Excel (.xlsx), CSV or TSV, up to {plural(LIMITS.rows, 'student')} and {LIMITS.columns} columns. We
          ignore the columns we do not need.
        </Hint>
      </DropArea>
      <Textarea
        label="Or paste the cells from your spreadsheet"
        placeholder={`${TEMPLATE.join('   ')}\nAna   Silva   ana.silva@example.com   555-0100`}
        minRows={4}
        maxRows={6}
        autosize
        spellCheck={false}
        value={pasted}
        onChange={(event) => setPasted(event.currentTarget.value)}
      />
      <Group justify="flex-end" className={css['actions'] ?? ''}>
        <Button
          variant={pasted.trim() ? 'filled' : 'default'}
          disabled={!pasted.trim()}
          onClick={() => void read(pasted)}
        >
          Use pasted text
        </Button>
      </Group>
    </>
  )
}

function DropArea({ onDrop, children }: { onDrop: (files: File[]) => void; children: React.ReactNode }) {
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <div
      className={css['drop']}
      data-over={isOver}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onDrop([...event.dataTransfer.files])
      }}
    >
      {children}
    </div>
  )
}

/** Offers to resume an upload that the person left, or that a reload or an expired session cut off. */
function Unfinished({ found, restore, discard }: KeptUpload) {
  if (!found) return null
  return (
    <Alert color="blue" title={`You started an upload here ${ago(found.savedAt)}`}>
      {found.fileName}: {plural(found.rows.length, 'student')} not added yet.
      <Group gap="xs" mt="xs">
        <QuietButton size="sm" onClick={restore}>
          Continue
        </QuietButton>
        <Button size="sm" variant="subtle" onClick={discard}>
          Discard
        </Button>
      </Group>
    </Alert>
  )
}
