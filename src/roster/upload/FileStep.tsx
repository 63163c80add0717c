import { Alert, Anchor, Button, FileButton, Group, Text, Textarea } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import { csvOf } from '../../lib/csv.ts'
import { ago } from '../../lib/ago.ts'
import { plural } from '../../lib/plural.ts'
import { saveFile } from '../../lib/save-file.ts'
import { FIELD_LABELS, FIELDS } from './columns.ts'
import { LIMITS } from './limits.ts'
import { Refusal } from './refusal.ts'
import { StepHeading } from '../../ui/StepHeading.tsx'
import classes from './Upload.module.css'
import type { Upload } from './useUpload.ts'

const TEMPLATE = FIELDS.map((field) => FIELD_LABELS[field])
const KINDS = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain'

/** The list: dropped, chosen or pasted. */
export function FileStep({ upload }: { upload: Upload }) {
  const { reading, read } = upload
  const [pasted, setPasted] = useState('')
  const isReading = reading !== undefined && !reading.refused
  const take = (files: readonly File[]) => {
    const [file] = files
    if (files.length > 1) upload.refuse(new Refusal('several-files'))
    else if (file) void read(file)
  }
  return (
    <>
      <StepHeading
        hint={
          <>
            One student a row, with first name, last name and email; phone if you have it.{' '}
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
      <Unfinished upload={upload} />
      {reading?.refused && (
        <Alert
          role="alert"
          color="red"
          variant="light"
          title={`We could not use ${reading.refused.fileName}`}
        >
          {reading.refused.message}
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
        <Text c="dimmed" size="sm" visibleFrom="sm">
          or drop it here
        </Text>
        <Text c="dimmed" size="sm">
          CSV or TSV, up to {plural(LIMITS.rows, 'student')}
        </Text>
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
      <Group justify="flex-end" className={classes['actions'] ?? ''}>
        <Button
          variant={pasted.trim() ? 'filled' : 'default'}
          disabled={!pasted.trim()}
          onClick={() => void read(pasted)}
        >
          Use what I pasted
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
      className={classes['drop']}
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

/** An upload that was left, or that a reload or the end of the session cut off. */
function Unfinished({ upload: { found, restore, forget } }: { upload: Upload }) {
  if (!found) return null
  return (
    <Alert color="blue" variant="light" title={`You began an upload here ${ago(found.savedAt)}`}>
      {found.fileName}: {plural(found.rows.length, 'student')} had not been added.
      <Group gap="xs" mt="xs">
        <Button size="sm" variant="default" onClick={restore}>
          Carry on
        </Button>
        <Button size="sm" variant="subtle" onClick={forget}>
          Forget it
        </Button>
      </Group>
    </Alert>
  )
}
