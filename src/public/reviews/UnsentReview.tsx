import { ago } from '../../lib/ago.ts'
import type { EditForm } from '../../ui/form/useEditForm.ts'
import plain from '../ui/plain.module.css'
import type { ReviewValues } from './review-values.ts'
import css from './ReviewClass.module.css'

/** Offers what the student wrote earlier and did not send, as after a session that ended (docs/decisions/drafts.md). */
export const UnsentReview = ({
  edit: { found, hasRestored, restore, dismiss },
}: {
  edit: EditForm<ReviewValues>
}) =>
  found && (
    <div role="status" className={`${plain['card']} ${plain['stack']} ${css['unsent']}`}>
      <p className={plain['strong']}>
        {hasRestored ? 'Something else that' : 'What'} you wrote {ago(found.savedAt)} was not sent
      </p>
      <p className={plain['row']}>
        <button type="button" className={plain['quiet']} onClick={restore}>
          Restore
        </button>
        <button type="button" className={plain['link']} onClick={dismiss}>
          Discard
        </button>
      </p>
    </div>
  )
