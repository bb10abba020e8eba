import type { Operation } from './api-document.ts'
import { roleOf, type Credentials } from './credentials.ts'
import { endingOf } from './ending-calls.ts'

/** What is asked before a call: the path typed for a deletion, or whether one's own session may end. */
export type SendQuestionKind = 'delete' | 'ending'

/** What is asked before a call is sent; undefined where nothing is. */
export function questionOf(
  operation: Pick<Operation, 'id' | 'method'>,
  credentials: Credentials
): SendQuestionKind | undefined {
  // All of it is rolled back.
  if (roleOf(credentials) !== undefined) return undefined
  if (operation.method === 'DELETE') return 'delete'
  if (credentials.kind !== 'session') return undefined
  return endingOf(operation) === undefined ? undefined : 'ending'
}
