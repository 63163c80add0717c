import { Anchor, Group, Text, Title } from '@mantine/core'
import { toldFields } from '../../../ui/form/conflict.ts'
import type { Catalog } from '../course-form/course-body.ts'
import { courseNames } from '../course-form/course-names.ts'
import type { CourseValues } from '../course-form/course-values.ts'
import css from './Review.module.css'
import { STEPS } from './steps.ts'

type ReviewProps = { values: CourseValues; catalog: Catalog; onGoTo: (step: number) => void }

/** An empty answer, or a choice that was not taken, is left out. */
const isGiven = (value: string) => value !== '' && value !== 'No'

/** All answers by step, for a course that has been created and not published yet. */
export function Review({ values, catalog, onGoTo }: ReviewProps) {
  const names = courseNames(catalog)
  return STEPS.map(({ key, title, fields }, step) => {
    const answers = toldFields(names, values, fields).filter(([, value]) => isGiven(value))
    return (
      <section key={key} className={css['step']} aria-labelledby={`review-${key}`}>
        <Group justify="space-between" wrap="nowrap">
          <Title order={2} size="h5" id={`review-${key}`}>
            {title}
          </Title>
          <Anchor component="button" type="button" className={css['edit'] ?? ''} onClick={() => onGoTo(step)}>
            Edit<span className="visually-hidden"> {title}</span>
          </Anchor>
        </Group>
        {answers.length ? (
          <dl className={css['answers']}>
            {answers.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <Text c="dimmed">Nothing chosen.</Text>
        )}
      </section>
    )
  })
}
