import { type SyntheticEvent, useState } from 'react'
import { useEditForm } from '../../ui/form/useEditForm.ts'
import { brokenClass, type ClassValues, type HeadCount } from './class-values.ts'
import { firstStart, usePromotions } from './schedule.ts'

type ClassFormOptions = {
  /** What its draft is found by. */
  name: string
  initialValues: ClassValues
  zone: string
  headCount?: HeadCount
}

const NOT_THEN = 'This promotion does not last when the class starts. Choose another one or none.'

/** The form of a class, its rules, and the promotions that it may take part in. */
export function useClassForm({ name, initialValues, zone, headCount }: ClassFormOptions) {
  const { isKnown, activeAt } = usePromotions()
  const [isTried, setTried] = useState(false)
  const isActive = ({ promotionId, dates }: ClassValues) =>
    activeAt(firstStart(dates, zone)).some(({ id }) => id === promotionId)
  const edit = useEditForm<ClassValues>({
    name,
    initialValues,
    validate: (values) => ({
      ...brokenClass(values, zone, headCount),
      ...(isKnown && values.promotionId && !isActive(values) && { promotionId: NOT_THEN }),
    }),
  })
  return {
    edit,
    activeAt,
    /** It was sent once: from now on all that is wrong is listed above the fields. */
    isTried,
    trying(submit: (event: React.FormEvent<HTMLFormElement>) => void) {
      return (event: SyntheticEvent<HTMLFormElement>) => {
        setTried(true)
        submit(event)
      }
    },
  }
}
