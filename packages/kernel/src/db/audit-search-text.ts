import { foldText } from '@sitewright/text'
import type { AuditTable } from './tables.ts'

/** Characters of an entry that are searchable. */
const longest = 600

/**
 * The search text of an audit entry: its action, its address and the values of its details, without case and accents.
 * Actor and subject have indexes of their own.
 */
export function toAuditSearchText({
  action,
  ip,
  details
}: Pick<AuditTable, 'action' | 'ip' | 'details'>): string {
  const words = [action, ip, ...valuesOf(JSON.parse(details))]
  return foldText([...new Set(words)].join(' ')).slice(0, longest)
}

function valuesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number') return [value.toString()]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesOf) : []
}
