import { Textarea, TextInput } from '@mantine/core'
import { CurriculumField } from './CurriculumField.tsx'
import { ImageField } from './ImageField.tsx'
import { LABELS } from '../course-form/labels.ts'
import { fieldOf, type StepProps } from './step-props.ts'

/** Step 1: what is taught, and how it looks to those who search. */
export function CourseStep({ mode, form, catalogue, image }: StepProps) {
  return (
    <>
      <CurriculumField mode={mode} form={form} catalogue={catalogue} />
      <TextInput
        label={LABELS.name}
        description="What students see first."
        required
        autoComplete="off"
        maxLength={200}
        {...fieldOf(form, 'name')}
      />
      <Textarea
        label={LABELS.description}
        description="What students will learn, and who it is for."
        autosize
        minRows={4}
        maxRows={14}
        maxLength={10_000}
        {...fieldOf(form, 'description')}
      />
      <ImageField form={form} image={image} />
    </>
  )
}
