import { paths } from '../../paths.ts'
import { TextField } from '../ui/form/fields.tsx'
import plain from '../ui/plain.module.css'
import { PlainDialog } from '../ui/PlainDialog.tsx'

/** Finds a range, an instructor or a class by area (spec §2). It leads to the search page, which has every filter. */
export const SearchDialog = ({ onClose }: { onClose: () => void }) => (
  <PlainDialog title="Find in-person training" onClose={onClose} opener='[data-request="search"]'>
    <search>
      <form action={paths.instructorSearch()} method="get" className={plain['stack']}>
        <input type="hidden" name="type" value="classes" />
        <TextField
          label="Range, instructor or class"
          name="query"
          isInSearch
          type="search"
          enterKeyHint="search"
          maxLength={100}
        />
        <TextField label="ZIP code or city" name="zip" isInSearch autoComplete="postal-code" maxLength={60} />
        <button type="submit" className={plain['button']}>
          Search
        </button>
      </form>
    </search>
  </PlainDialog>
)
