import { mutation, query } from '../../../requests/request.ts'
import { toAuditInput, type AuditState } from './audit-address.ts'

export const auditPageSize = 50

/** A page of the log, as the address asks for it, with days of a time zone. */
export function auditPageQuery(state: AuditState, timeZone: string) {
  const input = {
    ...toAuditInput(state, timeZone),
    limit: auditPageSize,
    ...(state.before === undefined ? {} : { before: state.before })
  }
  return query(['audit', 'page', JSON.stringify(input)], 'GET /api/admin/audit', { query: input })
}

/** The newest changes of providers or settings. */
export function auditActionQuery(action: string, limit: number) {
  return query(['audit', 'action', action], 'GET /api/admin/audit', { query: { action, limit } })
}

/** The page that begins with one entry. */
export function auditEntryQuery(seq: number) {
  return query(['audit', 'entry', String(seq)], 'GET /api/admin/audit', {
    query: { before: seq + 1, limit: 1 }
  })
}

/** When the log was verified last, and the key of its checkpoints. */
export const auditStateQuery = query(['audit', 'state'], 'GET /api/admin/audit/state', {})

export const verifyAudit = mutation('GET /api/admin/audit/verify', {
  onAnswer: ({ complete }, { client }) => {
    if (complete) void client.invalidateQueries({ queryKey: auditStateQuery.queryKey })
  }
})

/** Tenants for a filter, by what is typed. */
export function tenantsQuery(search: string) {
  return query(['audit', 'tenants', search], 'GET /api/admin/audit/tenants', { query: { search } })
}

/** People for a filter, by what is typed. */
export function peopleQuery(search: string) {
  return query(['users', 'people', search], 'GET /api/admin/users', {
    query: { limit: 8, ...(search === '' ? {} : { search }) }
  })
}
