import { isExplained, toSignInRefusal, type SecuritySettings } from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import { createAttemptReplay, type ReplayedAttempts, type SignInEvent } from './replay-attempts.ts'
import { compileSignIns, type ReplayedEntry } from './replay.repository.ts'

/** Maximum number of entries that one replay reads. */
const mostEntries = 500_000
/** Rows per batch, few enough that replaying them blocks no request. */
const batchRows = 1000

/** The replay of past sign-ins under the current and the proposed settings. */
export interface History {
  signIns: number
  people: number
  isWhole: boolean
  /** Time of the last refusal without a stored reason; later ones say whether a lock refused a correct password. */
  unexplainedAt: number | null
  before: ReplayedAttempts
  after: ReplayedAttempts
}

/** Replays the sign-ins since a time under the current and the proposed settings. */
export async function replayHistory(
  { services }: UserCall,
  { current, wanted, from }: { current: SecuritySettings; wanted: SecuritySettings; from: number }
): Promise<History> {
  const [asItIs, asWanted] = [createAttemptReplay(current), createAttemptReplay(wanted)]
  const people = new Set<string>()
  let signIns = 0
  let read = 0
  let unexplainedAt: number | null = null
  const query = await compileSignIns(services.database, from, mostEntries)
  for await (const entries of services.reader.read(query, { batchRows })) {
    read += entries.length
    for (const entry of entries) {
      const reading = readEntry(entry)
      if (reading.kind === 'unexplained') unexplainedAt = entry.at
      const event = toEvent(entry, reading)
      if (event === undefined) continue
      if (event.kind === 'signed-in') {
        signIns += 1
        people.add(event.account)
      }
      asItIs.add(event)
      asWanted.add(event)
    }
  }
  return {
    signIns,
    people: people.size,
    isWhole: read < mostEntries,
    unexplainedAt,
    before: asItIs.result,
    after: asWanted.result
  }
}

type Reading = { kind: 'done' | 'unexplained' | 'explained' | 'right-while-locked' | 'failed' }

function readEntry({ refusal }: ReplayedEntry): Reading {
  if (refusal === null) return { kind: 'done' }
  const { reason, code } = JSON.parse(refusal) as { reason?: unknown; code?: unknown }
  const known = toSignInRefusal(reason)
  if (isExplained(known) || code === 'tenant.suspended') return { kind: 'explained' }
  if (known === undefined) return { kind: 'unexplained' }
  return { kind: known === 'right-while-locked' ? known : 'failed' }
}

function toEvent(
  { at, action, actor_id: account }: ReplayedEntry,
  { kind }: Reading
): SignInEvent | undefined {
  // A correct password whose refusal was explained was no failed attempt.
  if (kind === 'explained') return undefined
  if (kind === 'right-while-locked') return { at, account, kind }
  if (kind !== 'done') return { at, account, kind: 'failed' }
  if (action === 'auth.login') return { at, account, kind: 'signed-in' }
  if (action === 'auth.unlock' || action === 'auth.reset-password') return { at, account, kind: 'unlocked' }
  return undefined
}

/** Accounts that the proposed settings would have locked, but the current ones did not. */
export function findHit({ before, after }: Pick<History, 'before' | 'after'>): string[] {
  return [...after.hit].filter((id) => !before.hit.has(id))
}
