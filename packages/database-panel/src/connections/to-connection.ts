import { connectionFailureMessages, type DatabaseConnection, type DatabaseTest } from '@sitewright/api'
import type { TestOutcome } from '@sitewright/databases'
import type { ConnectionRow } from './connections.repository.ts'
import type { ConnectionFigures } from './connection-figures.ts'

export function toConnection(row: ConnectionRow, figures: ConnectionFigures): DatabaseConnection {
  const { problem } = row
  return {
    id: row.id,
    name: row.name,
    type: row.kind,
    host: row.host,
    port: row.port,
    database: row.database_name,
    user: row.user_name,
    tls: row.tls === 1,
    certificate: row.certificate,
    production: row.production === 1,
    writable: row.writable === 1,
    dailyBudget: row.daily_budget,
    enabled: row.enabled === 1,
    status: toStatus(row),
    problem,
    message: problem === null ? null : connectionFailureMessages[problem],
    testedAt: row.tested_at,
    lastConnected: row.connected_at,
    responseMs: row.response_ms,
    version: row.version,
    mayWrite: row.may_write === null ? null : row.may_write === 1,
    connectionPool: row.pool === null ? null : (JSON.parse(row.pool) as DatabaseConnection['connectionPool']),
    ...figures,
    passwordSetAt: row.password_set_at
  }
}

export function toTest(outcome: TestOutcome): DatabaseTest {
  if (!outcome.ok) {
    const { reason } = outcome
    const nothing = { version: null, role: null, mayWrite: null, responseMs: null }
    return { ok: false, problem: reason, message: connectionFailureMessages[reason], ...nothing }
  }
  const { version, role, mayWrite, milliseconds } = outcome
  return { ok: true, problem: null, message: null, version, role, mayWrite, responseMs: milliseconds }
}

function toStatus({
  enabled,
  tested_at: testedAt,
  problem
}: Pick<ConnectionRow, 'enabled' | 'tested_at' | 'problem'>): DatabaseConnection['status'] {
  if (enabled === 0 || testedAt === null) return 'disconnected'
  return problem === null ? 'connected' : 'error'
}
