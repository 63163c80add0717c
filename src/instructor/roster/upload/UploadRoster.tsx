import { Modal } from '@mantine/core'
import type { OccurrenceResource } from '../../../api/generated/training.types.ts'
import { useDialog } from '../../../ui/useDialog.ts'
import { useIsPhone } from '../../../ui/useIsPhone.ts'
import { ColumnsStep } from './ColumnsStep.tsx'
import { EncodingStep } from './EncodingStep.tsx'
import { FileStep } from './FileStep.tsx'
import { RowsStep } from './RowsStep.tsx'
import { useLeaveUpload } from './send/useLeaveUpload.ts'
import { useSending } from './send/useSending.ts'
import { SheetStep } from './SheetStep.tsx'
import { StepList } from './StepList.tsx'
import css from './Upload.module.css'
import { useReading } from './useReading.ts'
import { useUploadDraft } from './useUploadDraft.ts'
import { useUploadRows } from './useUploadRows.ts'

type UploadRosterProps = { occurrence: OccurrenceResource; opened: boolean; onClose: () => void }

/**
 * Adds a list of students to the roster: choose a file, assign its columns, check every row, and send one call per row.
 */
export function UploadRoster({ occurrence, opened, onClose }: UploadRosterProps) {
  const isPhone = useIsPhone()
  return (
    <Modal
      {...useDialog(opened)}
      onClose={onClose}
      title="Upload a roster"
      size="72rem"
      fullScreen={isPhone}
      closeOnClickOutside={false}
      centered={!isPhone}
      classNames={{ content: css['content'] ?? '', body: css['body'] ?? '' }}
    >
      <Steps occurrence={occurrence} onClose={onClose} />
    </Modal>
  )
}

function Steps({ occurrence, onClose }: Omit<UploadRosterProps, 'opened'>) {
  const rows = useUploadRows(occurrence.id)
  const { step, fileName, sheets, sheet, columns, dispatch } = rows
  const reading = useReading((name, read) => dispatch({ type: 'read', fileName: name, sheets: read }))
  const kept = useUploadDraft(occurrence.id, rows)
  const sending = useSending(occurrence.id, rows)
  useLeaveUpload(rows, sending)
  return (
    <div className={css['steps']}>
      <StepList step={step} />
      {step === 'file' && <FileStep reading={reading} kept={kept} />}
      {step === 'sheet' && (
        <SheetStep
          fileName={fileName}
          sheets={sheets}
          chosen={sheet}
          onChoose={(chosen) => dispatch({ type: 'sheet', sheet: chosen })}
          onRestart={kept.restart}
        />
      )}
      {step === 'encoding' && sheet && (
        <EncodingStep
          fileName={fileName}
          guessed={sheet.guessed}
          onConfirm={() => dispatch({ type: 'encodingConfirmed' })}
          onRestart={kept.restart}
        />
      )}
      {step === 'columns' && columns && (
        <ColumnsStep columns={columns} dispatch={dispatch} onRestart={kept.restart} />
      )}
      {step === 'rows' && (
        <RowsStep
          rows={rows}
          sending={sending}
          occurrence={occurrence}
          onRestart={kept.restart}
          onClose={onClose}
        />
      )}
    </div>
  )
}
