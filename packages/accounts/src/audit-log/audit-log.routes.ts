import { OpenAPIHono } from '@hono/zod-openapi'
import { type AuditEntryView, listAuditRoute, verifyAuditRoute } from '@sitewright/api'
import type { Services } from '../services/services.ts'
import type { Env } from '../request/env.ts'
import { routeRegistrar } from '../routing/route-registrar.ts'
import { requireInstallation } from '../request/require-installation.ts'
import { type AuditRow, findAuditPage } from '../audit/audit.repository.ts'
import { verifyAudit } from './verify-audit.ts'

/** Rows that one request verifies: a few seconds of work. */
const checkedAtOnce = 100_000

/** Routes that list and verify the audit log (security bar 52). */
export function auditRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  const { db } = services.database
  addRoute(listAuditRoute, async ({ query, actor }) => {
    requireInstallation(actor)
    const rows = await findAuditPage(db, query)
    const shown = rows.slice(0, query.limit)
    return {
      entries: shown.map(toAuditEntry),
      next: rows.length > shown.length ? (shown.at(-1)?.seq ?? null) : null
    }
  })
  addRoute(verifyAuditRoute, ({ query, actor }) => {
    requireInstallation(actor)
    return verifyAudit(services, db, { after: query.after, most: checkedAtOnce })
  })
  return app
}

function toAuditEntry(row: AuditRow): AuditEntryView {
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
