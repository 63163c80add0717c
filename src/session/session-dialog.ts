import { createStore } from '@mantine/store'

/** Whether the session-timeout dialog is open (spec §4). It stays open until the page is left. */
export const sessionDialog = createStore({ isOpen: false })

/** Opens the session-timeout dialog. It opens only once, however many calls are refused. */
export const openSessionDialog = () => sessionDialog.setState({ isOpen: true })

/** For a dialog whose code did not load: the next call that is refused opens it again. */
export const closeSessionDialog = () => sessionDialog.setState({ isOpen: false })
