import type { ApiCalls } from '@sitewright/api'
import { endOfDay, startOfDay } from '../../../lib/zoned-day.ts'
import { readDay } from '../../../ui/date-range.ts'
import type { AddressCodec } from '../../../ui/use-address-state.ts'

/** Filters and page of the audit log in the URL. Times are days of the reader's time zone, both included. */
export interface AuditState {
  search: string
  action: string | undefined
  outcome: 'done' | 'refused' | undefined
  actor: string | undefined
  subject: string | undefined
  tenant: string | undefined
  from: string | undefined
  to: string | undefined
  /** The row below which the page begins. */
  before: number | undefined
}

/** `?q=google&action=provider.update&by=…&about=…&tenant=…&from=2026-11-01&to=2026-11-22&before=400`. */
export const auditAddress: AddressCodec<AuditState> = {
  read: (query) => {
    const text = (name: string): string | undefined => query.get(name) ?? undefined
    const outcome = query.get('outcome')
    const before = query.get('before') ?? ''
    return {
      search: text('q') ?? '',
      action: text('action'),
      outcome: outcome === 'done' || outcome === 'refused' ? outcome : undefined,
      actor: text('by'),
      subject: text('about'),
      tenant: text('tenant'),
      from: readDay(query.get('from')),
      to: readDay(query.get('to')),
      before: /^\d{1,15}$/.test(before) ? Number(before) : undefined
    }
  },
  write: ({ search, action, outcome, actor, subject, tenant, from, to, before }) => ({
    q: search === '' ? undefined : search,
    action,
    outcome,
    by: actor,
    about: subject,
    tenant,
    from,
    to,
    before: before === undefined ? undefined : String(before)
  })
}

type AuditInput = NonNullable<ApiCalls['GET /api/admin/audit']['input']['query']>

/** The filters of a state as the call takes them, with the days of a time zone as times. @default the browser's zone */
export function toAuditInput(
  { search, from, to, before: _page, ...rest }: AuditState,
  timeZone?: string
): AuditInput {
  const set = Object.entries(rest).filter(([, value]) => value !== undefined)
  return {
    ...(search === '' ? {} : { search }),
    ...Object.fromEntries(set),
    ...(from === undefined ? {} : { from: startOfDay(from, timeZone) }),
    ...(to === undefined ? {} : { to: endOfDay(to, timeZone) })
  }
}

export function countFilters(state: AuditState): number {
  return Object.keys(toAuditInput(state)).length
}
