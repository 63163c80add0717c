import { confirm } from './confirm.ts'

/** Asks for confirmation before typed text is lost. Resolves to true to discard it. */
export const confirmDiscard = () =>
  confirm({
    title: 'Discard your changes?',
    children: 'What you typed has not been saved.',
    confirmLabel: 'Discard',
    cancelLabel: 'Keep editing',
    isDanger: true,
  })
