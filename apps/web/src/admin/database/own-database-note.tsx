import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { formatAge } from '../../ui/age/age-of.ts'
import { connectionsQuery } from './database.api.ts'
import { databaseMessages as words } from './messages.ts'

/** How often it is asked when the copy was made, which reading it may have made anew. */
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

/** The time, each second. */
function useSeconds(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
