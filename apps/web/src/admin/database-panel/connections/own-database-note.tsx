import { useQuery } from '@tanstack/react-query'
import { formatAge } from '../../../ui/age/age-of.ts'
import { useSeconds } from '../../../ui/age/use-seconds.ts'
import { connectionsQuery } from '../database.api.ts'
import { databaseMessages as words } from '../messages.ts'

/** Milliseconds between requests for the time of the copy, which any reading may have renewed. */
const askMs = 10_000

/** What Sitewright's own database is, and why nothing of the connection can be edited. */
export function OwnDatabaseNote() {
  const { data } = useQuery({ ...connectionsQuery, refetchInterval: askMs })
  const now = useSeconds()
  if (data === undefined) return null
  const { kind, copiedAt, cut } = data.own
  if (kind === 'built-in') return words.ownNote
  if (kind === 'off') return words.ownOff
  if (kind === 'forbidden') return words.ownForbidden
  const copy =
    copiedAt === null ? words.ownNoCopy : words.ownCopy(`${formatAge(Math.max(0, now - copiedAt))} ago`)
  return [copy, ...(cut.length === 0 ? [] : [words.ownCut(cut)]), words.ownCopyNote].join(' ')
}
