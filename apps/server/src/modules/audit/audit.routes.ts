import { OpenAPIHono } from '@hono/zod-openapi'
import { listAuditRoute, verifyAuditRoute, type AuditEntryView } from '@sitewright/api'
import type { Accounts } from '../../accounts.ts'
import type { Env } from '../../http/env.ts'
import { serving } from '../../http/serve.ts'
import { requireInstallation } from '../people/rights.ts'
import { auditPage, type AuditRow } from './audit.repository.ts'
import { verifyAudit } from './verify-audit.ts'

/** Rows that one call checks: a few seconds of work. */
const checkedAtOnce = 100_000

/** The audit log, to read and to check (security bar 52). */
export function auditRoutes(accounts: Accounts): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const serve = serving(app, accounts)
  const { db } = accounts.database
  serve(listAuditRoute, async ({ query, actor }) => {
    requireInstallation(actor)
    const rows = await auditPage(db, query)
    const shown = rows.slice(0, query.limit)
    return {
      entries: shown.map(entryOf),
      next: rows.length > shown.length ? (shown.at(-1)?.seq ?? null) : null
    }
  })
  serve(verifyAuditRoute, ({ query, actor }) => {
    requireInstallation(actor)
    return verifyAudit(accounts, db, { after: query.after, most: checkedAtOnce })
  })
  return app
}

function entryOf(row: AuditRow): AuditEntryView {
  return {
    seq: row.seq,
    at: row.at,
    action: row.action,
    outcome: row.outcome,
    actorId: row.actor_id,
    impersonatorId: row.impersonator_id,
    subject:
      row.subject_id === null || row.subject_type === null
        ? null
        : { type: row.subject_type, id: row.subject_id },
    ip: row.ip,
    device: row.device,
    details: JSON.parse(row.details) as Record<string, unknown>
  }
}
