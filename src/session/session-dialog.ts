import { createStore } from '@mantine/store'

/** Whether the session-timeout dialog is open, spec §4. It stays open until the page is left. */
export const sessionDialog = createStore({ isOpen: false })

/** Opens the session-timeout dialog. However many calls are refused, there is one. */
export const openSessionDialog = () => sessionDialog.setState({ isOpen: true })
