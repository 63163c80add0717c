/**
 * Lets keyboard users skip a long list; visible only while focused.
 * @param to ID of the element after the list
 */
export const SkipList = ({ to }: { to: string }) => (
  <button type="button" className="skip-link" onClick={() => document.getElementById(to)?.focus()}>
    Skip the list
  </button>
)
