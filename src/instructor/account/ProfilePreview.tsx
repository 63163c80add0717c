import { Anchor, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { InstructorResource } from '../../api/generated/training.types.ts'
import { fullName } from '../../domain/person.ts'
import { paths } from '../../paths.ts'
import { useWatched } from '../../ui/form/useWatched.ts'
import { PartTitle } from '../../ui/looks.ts'
import type { AccountValues } from './account-values.ts'
import css from './AccountPage.module.css'

type ProfilePreviewProps = { account: InstructorResource; form: UseFormReturnType<AccountValues> }

/** What students read about the instructor, as it is being typed. */
export function ProfilePreview({ account: { id, attributes }, form }: ProfilePreviewProps) {
  const name = fullName({ firstName: useWatched(form, 'firstName'), lastName: useWatched(form, 'lastName') })
  const place = [useWatched(form, 'city'), useWatched(form, 'state')].filter(Boolean).join(', ')
  const company = useWatched(form, 'companyName')
  const biography = useWatched(form, 'biography').trim()
  const isSearchable = useWatched(form, 'isSearchable')
  return (
    <section className={css['preview']} aria-labelledby="profile-preview">
      <PartTitle id="profile-preview">What students see</PartTitle>
      <Text fw={650} size="lg" dir="auto">
        {name}
      </Text>
      <Text c="dimmed">
        {[`Instructor ${attributes.number}`, company, place].filter(Boolean).join(' · ')}
      </Text>
      {biography ? (
        <Text dir="auto" lineClamp={6} className={css['biography'] ?? ''}>
          {biography}
        </Text>
      ) : (
        <Text c="dimmed">Nothing about you yet. Students like to know who teaches them.</Text>
      )}
      {!isSearchable && (
        <Text c="dimmed">You are not listed in search. Only people with the link can find you.</Text>
      )}
      <Anchor href={paths.instructor(id)} className={css['tall'] ?? ''}>
        Public profile
      </Anchor>
    </section>
  )
}
