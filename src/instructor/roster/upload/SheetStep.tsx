import { Button, Group, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { plural } from '../../../lib/words.ts'
import { QuietButton } from '../../../ui/looks.ts'
import { StepHeading } from '../../../ui/StepHeading.tsx'
import type { Sheet } from './file/parse.ts'
import { likeliest, refusalOf } from './rows/sheets.ts'
import css from './Upload.module.css'

type SheetStepProps = {
  fileName: string
  sheets: readonly Sheet[]
  /** The sheet that was read before. */
  chosen: Sheet | undefined
  onChoose: (sheet: Sheet) => void
  onRestart: () => void
}

/** Asks which sheet of a workbook has the students. The one that looks most like a list is proposed. */
export function SheetStep({ fileName, sheets, chosen, onChoose, onRestart }: SheetStepProps) {
  const [sheet, setSheet] = useState(() => chosen ?? likeliest(sheets))
  return (
    <>
      <StepHeading hint={`${fileName} has several sheets. Students are added from one.`}>
        Which sheet has the students?
      </StepHeading>
      <Radio.Group
        aria-label="Sheet"
        className={css['plain'] ?? ''}
        value={String(sheet ? sheets.indexOf(sheet) : -1)}
        onChange={(index) => setSheet(sheets[Number(index)])}
      >
        <Stack gap="sm">
          {sheets.map((one, index) => {
            const refusal = refusalOf(one)
            return (
              <Radio
                key={index}
                size="md"
                value={String(index)}
                disabled={refusal !== undefined}
                label={<bdi>{one.name}</bdi>}
                description={refusal?.message ?? `${plural(one.rows.length, 'row')}: ${startOf(one)}`}
              />
            )
          })}
        </Stack>
      </Radio.Group>
      <Group justify="flex-end" className={css['actions'] ?? ''}>
        <QuietButton onClick={onRestart}>Choose another file</QuietButton>
        <Button disabled={!sheet} onClick={() => sheet && onChoose(sheet)}>
          Use this sheet
        </Button>
      </Group>
    </>
  )
}

/** The beginning of the first row, by which the person recognizes a sheet. */
const startOf = ({ rows: [first] }: Sheet) =>
  first?.cells.filter(Boolean).slice(0, 4).join(' · ').slice(0, 100)
