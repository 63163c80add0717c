import type { QueryClient } from '@tanstack/react-query'
import { signOut } from '../../session/leaving.ts'
import { signOutQuestion, unsent } from '../../session/unsent.ts'
import { confirm } from '../../ui/confirm.ts'

/** Signs out. If that deletes something that was not sent, it asks first and names it. */
export async function askToSignOut(queryClient: QueryClient) {
  const { note, ...question } = signOutQuestion
  const lost = unsent()
  const isSure =
    !lost.length || (await confirm({ ...question, children: [...lost, note].join(' '), isDanger: true }))
  if (isSure) signOut(queryClient)
}
