import { SavedDialog } from './saved/SavedDialog.tsx'
import { SearchDialog } from './SearchDialog.tsx'

type VisitorDialogProps = { request: 'search' | 'saved'; onClose: () => void }

/** One file for the dialogs of every page that need no account, because each has its price in the start of a page. */
export const VisitorDialog = ({ request, onClose }: VisitorDialogProps) =>
  request === 'saved' ? <SavedDialog onClose={onClose} /> : <SearchDialog onClose={onClose} />
