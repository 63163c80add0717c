import type { UseFormReturnType } from '@mantine/form'
import { useWatched } from '../../ui/form/useWatched.ts'
import { RATINGS, type ReviewValues } from './review-values.ts'
import css from './ReviewClass.module.css'

/** One to five stars, as a group of radio buttons. The text below says the same in words. */
export function RatingField({ form }: { form: UseFormReturnType<ReviewValues> }) {
  const rating = Number(useWatched(form, 'rating'))
  const error = form.errors['rating']
  return (
    <fieldset aria-describedby="rating-error">
      <legend>
        Your rating<span aria-hidden> *</span>
      </legend>
      <div key={form.key('rating')} className={css['stars']}>
        {RATINGS.map((text, i) => (
          <label key={text}>
            <input
              type="radio"
              name="rating"
              required
              aria-label={`${i + 1} of 5 stars: ${text}`}
              {...form.getInputProps('rating', { type: 'radio', value: String(i + 1), withError: false })}
              value={String(i + 1)}
              // Where the focus goes: at another star, Space would change what is chosen.
              data-path={i + 1 === (rating || 1) ? 'rating' : undefined}
            />
            <span aria-hidden>{i < rating ? '★' : '☆'}</span>
          </label>
        ))}
      </div>
      <p id="rating-error" className={`${css['said']} ${error ? css['error'] : ''}`}>
        {error ?? (rating ? `${rating} of 5 stars: ${RATINGS[rating - 1]}` : 'Choose one to five stars')}
      </p>
    </fieldset>
  )
}
