import { Button, Group, List } from '@mantine/core'
import { QuietButton } from '../../../ui/looks.ts'
import { StepHeading } from '../../../ui/StepHeading.tsx'
import css from './Upload.module.css'

type EncodingStepProps = {
  fileName: string
  /** Rows whose letters may be wrong. */
  guessed: readonly string[]
  onConfirm: () => void
  onRestart: () => void
}

/**
 * Asks whether the names look right: the file does not declare its encoding, and only someone who knows the names can
 * confirm our guess.
 */
export const EncodingStep = ({ fileName, guessed, onConfirm, onRestart }: EncodingStepProps) => (
  <>
    <StepHeading
      hint={`${fileName} is not saved as Unicode. We read it as Windows-1252, which older Excel files use.`}
    >
      Do these names look right?
    </StepHeading>
    <List className={css['sample'] ?? ''} listStyleType="none">
      {guessed.map((row, i) => (
        <List.Item key={i}>
          <bdi>{row}</bdi>
        </List.Item>
      ))}
    </List>
    <p className={css['plain']}>
      If they do not, open the list in your spreadsheet and save it as “CSV UTF-8”.
    </p>
    <Group justify="flex-end" className={css['actions'] ?? ''}>
      <QuietButton onClick={onRestart}>No, choose another file</QuietButton>
      <Button onClick={onConfirm}>Yes, they look right</Button>
    </Group>
  </>
)
