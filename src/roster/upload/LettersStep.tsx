import { Button, Group, List } from '@mantine/core'
import { StepHeading } from '../../ui/StepHeading.tsx'
import classes from './Upload.module.css'
import type { Upload } from './useUpload.ts'

/** The file does not say how its letters are written. Who knows the names sees whether the guess is right. */
export function LettersStep({ upload: { sheet, fileName, dispatch, restart } }: { upload: Upload }) {
  return (
    <>
      <StepHeading
        hint={`${fileName} is not saved as Unicode. We read it as Windows-1252, the usual one for older Excel files.`}
      >
        Do these names look right?
      </StepHeading>
      <List className={classes['sample'] ?? ''} listStyleType="none">
        {sheet?.guessed.map((row, i) => (
          <List.Item key={i}>
            <bdi>{row}</bdi>
          </List.Item>
        ))}
      </List>
      <p className={classes['plain']}>
        If they do not, open the list in your spreadsheet and save it as “CSV UTF-8”.
      </p>
      <Group justify="flex-end" className={classes['actions'] ?? ''}>
        <Button variant="default" onClick={restart}>
          No, choose another file
        </Button>
        <Button onClick={() => dispatch({ type: 'lettersLookRight' })}>Yes, they look right</Button>
      </Group>
    </>
  )
}
