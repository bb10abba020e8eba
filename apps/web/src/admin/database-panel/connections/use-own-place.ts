import { useQuery } from '@tanstack/react-query'
import { connectionsQuery } from '../database.api.ts'
import { databaseMessages as words } from '../messages.ts'

/** Where Sitewright's own database is read: the demo has it in the browser. */
export function useOwnPlace(): string {
  const isBuiltIn = useQuery(connectionsQuery).data?.own.kind === 'built-in'
  return isBuiltIn ? words.ownPlace : words.ownCopyPlace
}
