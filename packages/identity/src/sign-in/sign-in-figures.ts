import { signInDays, type SignInFigures } from '@sitewright/api'
import type { Services } from '@sitewright/kernel/services'
import { findSignInCounts, hourOf } from './sign-in-counts.repository.ts'

const hourMs = 3_600_000

/** Completed sign-ins by method for each hour of the last days, the most frequent method first. */
export async function findSignInFigures({
  database,
  now
}: Pick<Services, 'database' | 'now'>): Promise<SignInFigures> {
  const at = now()
  // One more day, so that in any time zone the first day is complete.
  const hours = (signInDays + 1) * 24
  const from = hourOf(at) - (hours - 1) * hourMs
  const counts = await findSignInCounts(database.db, from)
  const ways = new Map<string, number[]>()
  for (const { hour, way, signIns } of counts) {
    const line = ways.get(way) ?? Array.from({ length: hours }, () => 0)
    const index = (hour - from) / hourMs
    if (index < hours) line[index] = signIns
    ways.set(way, line)
  }
  const total = (line: readonly number[]): number => line.reduce((sum, each) => sum + each, 0)
  return {
    at,
    from,
    ways: [...ways]
      .map(([way, signIns]) => ({ way, signIns }))
      .toSorted((one, other) => total(other.signIns) - total(one.signIns)),
    secondFactors: counts.reduce((sum, { secondFactors }) => sum + secondFactors, 0)
  }
}
