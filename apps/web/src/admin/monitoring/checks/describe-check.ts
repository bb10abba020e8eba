import type { CheckProbe, CheckStatus, ServiceCheck } from '@sitewright/api'
import { providerNames } from '@sitewright/api/provider-names'
import type { Tone } from '../../../ui/tone.ts'
import { formTexts } from './messages.ts'

/** The tone of each state; without one it is off. */
export const checkTones: Readonly<Record<CheckStatus, Tone | undefined>> = {
  up: 'success',
  warning: 'warning',
  down: 'danger',
  unknown: 'warning',
  maintenance: 'info',
  paused: undefined,
  pending: undefined
}

/** What a probe looks at, in one line. */
export function describeProbe(probe: CheckProbe): string {
  if (probe.kind === 'http') return probe.url
  if (probe.kind === 'tcp' || probe.kind === 'tls') return `${probe.host}:${probe.port}`
  if (probe.kind === 'issuer') return providerNames[probe.provider]
  return formTexts.kinds[probe.kind]
}

/** The checks that a search and a status leave, each below what it depends on. */
export function findShown(
  checks: readonly ServiceCheck[],
  { search, status }: { search: string; status: string }
): { check: ServiceCheck; depth: number }[] {
  const wanted = search.trim().toLowerCase()
  const isShown = ({ name, probe, state }: ServiceCheck): boolean =>
    (status === '' || state.status === status) &&
    `${name} ${describeProbe(probe)}`.toLowerCase().includes(wanted)
  const ids = new Set(checks.map(({ id }) => id))
  const below = Map.groupBy(checks, ({ parentId }) =>
    parentId !== null && ids.has(parentId) ? parentId : ''
  )
  const walk = (parentId: string, depth: number): { check: ServiceCheck; depth: number }[] =>
    (below.get(parentId) ?? []).flatMap((check) => [{ check, depth }, ...walk(check.id, depth + 1)])
  return walk('', 0).filter(({ check }) => isShown(check))
}

/** Ids of what depends on a check, however far below it. */
export function findDescendants(checks: readonly ServiceCheck[], id: string): ReadonlySet<string> {
  const found = new Set<string>([id])
  for (let before = 0; before !== found.size;) {
    before = found.size
    for (const check of checks) if (check.parentId !== null && found.has(check.parentId)) found.add(check.id)
  }
  return found
}
