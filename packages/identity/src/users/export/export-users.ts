import type { UserExportQuery } from '@sitewright/api'
import { type UserCall, auditExportEnd, countRows, exportTypes } from '@sitewright/kernel/call'
import { newId } from '@sitewright/kernel/crypto'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import { findRoles } from '@sitewright/kernel/sessions'
import type { SentFile } from '@sitewright/kernel/routing'
import { formatUsers } from './format-users.ts'
import { compileUserExport } from '@sitewright/kernel/users'

/** Rows per batch, few enough that formatting them blocks no request. */
const batchRows = 100

/**
 * Exports all users that match the filters, as a file that is streamed while it is read. The start and the end are
 * audited.
 */
export async function exportUsers(
  call: UserCall,
  { format, separator, filter, sort, order }: UserExportQuery
): Promise<SentFile> {
  const { services, actor } = call
  await enforceRateLimit(services, 'people-export-account', actor.userId)
  const { database, reader } = services
  const now = services.now()
  const query = await compileUserExport(database, { ...filter, tenant: actor.tenantId }, { sort, order, now })
  const roles = await findRoles(database.db)
  const subject = { type: 'export', id: newId() }
  await call.transaction((transaction) =>
    transaction.audit('user.export', subject, { details: { format, filter, sort, order } })
  )
  const counter = { rows: 0 }
  const users = countRows(reader.read(query, { batchRows }), counter)
  return {
    name: `people-${new Date(now).toISOString().slice(0, 10)}.${format}`,
    type: exportTypes[format],
    content: auditExportEnd(call, {
      action: 'user.export-end',
      subject,
      content: formatUsers(users, { format, separator, roles }),
      counts: () => ({ rows: counter.rows })
    })
  }
}
