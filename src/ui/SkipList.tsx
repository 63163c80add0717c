/** The way past a long list for those without a mouse; seen while the focus is on it. @param to id of what follows */
export const SkipList = ({ to }: { to: string }) => (
  <button type="button" className="skip-link" onClick={() => document.getElementById(to)?.focus()}>
    Skip the list
  </button>
)
