import { Textarea, TextInput } from '@mantine/core'
import { LABELS } from '../course-form/labels.ts'
import { CurriculumField } from './CurriculumField.tsx'
import { ImageField } from './ImageField.tsx'
import type { StepProps } from './step-props.ts'

/** Step 1: what the course teaches, and how students see it. */
export function CourseStep({ mode, form, catalog, image }: StepProps) {
  return (
    <>
      <CurriculumField mode={mode} form={form} catalog={catalog} />
      <TextInput
        label={LABELS.name}
        description="Students see this first."
        required
        autoComplete="off"
        maxLength={200}
        key={form.key('name')}
        {...form.getInputProps('name')}
      />
      <Textarea
        label={LABELS.description}
        description="What students will learn, and who it is for."
        autosize
        minRows={4}
        maxRows={14}
        maxLength={10_000}
        key={form.key('description')}
        {...form.getInputProps('description')}
      />
      <ImageField form={form} image={image} />
    </>
  )
}
