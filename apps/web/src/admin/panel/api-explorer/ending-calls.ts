import type { Operation } from './api-document.ts'
import { explorerMessages as words } from './messages.ts'

/** Calls that end the session of a user who sends them, or may, by operation id; each with what happens. */
const endingCalls: Readonly<Record<string, string>> = {
  logout: words.ending.logout,
  deleteAccount: words.ending.deleteAccount,
  refreshSession: words.ending.refresh,
  endSession: words.ending.endSession
}

/** What a call does to the session of a user who sends it; undefined where it leaves that alone. */
export function endingOf({ id }: Pick<Operation, 'id'>): string | undefined {
  return endingCalls[id]
}
