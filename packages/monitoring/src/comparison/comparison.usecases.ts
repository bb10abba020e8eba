import {
  ApiError,
  comparisonLimits,
  type Comparison,
  type ComparisonQuery,
  type IncidentEntry
} from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import { findAuditEntries, findDeployEntries, mayReadAudit } from '../incidents/time-line.ts'
import { findWindowProblem, toComparedSpans, type Span } from './comparison-windows.ts'
import { comparisonMessages as words } from './messages.ts'
import { rankChanges } from './rank-changes.ts'
import { readSide } from './read-side.ts'

/** Ranks what changed most within a range; refused for users of a tenant. */
export async function compareMetrics(call: UserCall, query: ComparisonQuery): Promise<Comparison> {
  const problem = findWindowProblem(query)
  if (problem !== undefined)
    throw new ApiError('request.invalid', [{ path: 'to', message: words.problems[problem] }])
  const { services, actor } = call
  const { baseline, ...within } = toComparedSpans(query, services.now())
  const before = await readSide(services, baseline)
  const current = await readSide(services, { resolution: within.resolution, spans: [within] })
  const days = query.against === 'usual' ? before.measuredSpans : null
  const known = days === null || days >= comparisonLimits.fewestDays
  const changes = rankChanges(before, current)
  return {
    ...within,
    against: query.against,
    days,
    changes: known ? changes : changes.map((change) => ({ ...change, enough: false })),
    ...(await findEntries(call, within)),
    hasAudit: mayReadAudit(actor)
  }
}

async function findEntries(
  { services: { database }, actor }: UserCall,
  { from, to }: Span
): Promise<{ entries: IncidentEntry[]; cut: boolean }> {
  const parts = { database, actor, range: { from, to: to - 1 } }
  const most = comparisonLimits.entries
  const found = [...(await findDeployEntries(parts)), ...(await findAuditEntries(parts))].toSorted(
    (a, b) => a.at - b.at
  )
  return { entries: found.slice(-most), cut: found.length > most }
}
