import { confirm } from './confirm.ts'

/** Asks before something that was typed is lost. */
export const confirmDiscard = () =>
  confirm({
    title: 'Discard your changes?',
    children: 'What you typed has not been saved.',
    confirmLabel: 'Discard',
    cancelLabel: 'Keep editing',
    isDanger: true,
  })
