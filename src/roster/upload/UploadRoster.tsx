import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { OccurrenceResource } from '../../api/generated/training.types.ts'
import { useDialog } from '../../ui/useDialog.ts'
import { ColumnsStep } from './ColumnsStep.tsx'
import { FileStep } from './FileStep.tsx'
import { LettersStep } from './LettersStep.tsx'
import { RowsStep } from './RowsStep.tsx'
import { StepList } from './StepList.tsx'
import classes from './Upload.module.css'
import { useLeaveUpload } from './useLeaveUpload.ts'
import { useUpload } from './useUpload.ts'

type UploadRosterProps = { occurrence: OccurrenceResource; opened: boolean; onClose: () => void }

/** Brings a list of students onto the roster: the file, its columns, a look at every row, and one call a row. */
export function UploadRoster({ occurrence, opened, onClose }: UploadRosterProps) {
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  return (
    <Modal
      {...useDialog(opened)}
      onClose={onClose}
      title="Upload a roster"
      size="72rem"
      fullScreen={isPhone}
      closeOnClickOutside={false}
      centered={!isPhone}
      classNames={{ content: classes['content'] ?? '', body: classes['body'] ?? '' }}
    >
      <Steps occurrence={occurrence} onClose={onClose} />
    </Modal>
  )
}

function Steps({ occurrence, onClose }: Omit<UploadRosterProps, 'opened'>) {
  const upload = useUpload(occurrence)
  useLeaveUpload(upload)
  const { step } = upload
  return (
    <div className={classes['steps']}>
      <StepList step={step} />
      {step === 'file' && <FileStep upload={upload} />}
      {step === 'letters' && <LettersStep upload={upload} />}
      {step === 'columns' && <ColumnsStep upload={upload} />}
      {step === 'rows' && <RowsStep upload={upload} occurrence={occurrence} onClose={onClose} />}
    </div>
  )
}
