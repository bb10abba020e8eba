import { sql } from 'kysely'
import type { Database } from '@sitewright/kernel/db'
import { compare, isId, toQuestion } from '../comparisons.ts'
import { bodiesWithObjects } from '../exceptions.ts'
import type { Operation } from '../operations.ts'
import { inOrder, type Probe } from '../probe-isolation.ts'
import { findOwnedRows, findUsersOf } from '../probe-tenants.ts'
import { namesFor } from './read-things.ts'

/**
 * Sends every mutation with every object of the owner in its path or body. Equal refusals are not enough: no row of the
 * owner may differ afterwards.
 */
export async function changeThings(probe: Probe, settle: () => Promise<void>): Promise<void> {
  const { services, operations, owner, stranger, names, ownNames, findings } = probe
  const before = await readRows(services.database, owner.tenantId)
  for (const operation of inOrder(operations)) {
    if (operation.method === 'GET') continue
    for (const name of namesFor(operation, names, ownNames))
      await compare(stranger, findings, toQuestion(operation, name), [owner.marker])
    await sendBodies(probe, operation)
  }
  await settle()
  const after = await readRows(services.database, owner.tenantId)
  for (const [table, rows] of before)
    if (rows !== after.get(table))
      findings.differences.push({ route: '-', object: table, what: 'the stranger changed rows of it' })
}

/** Request bodies with object ids, each with every id of the owner. */
async function sendBodies({ stranger, names, owner, findings }: Probe, operation: Operation): Promise<void> {
  const toBodies = bodiesWithObjects[operation.name]
  if (toBodies === undefined) return
  for (const { kind, values } of names)
    for (const id of values.filter(isId))
      for (const index of toBodies(id).keys())
        await compare(
          stranger,
          findings,
          {
            route: operation.name,
            object: kind,
            asked: [id],
            toCall: (stand) => ({
              method: operation.method,
              path: operation.path,
              body: toBodies(stand(id))[index]
            })
          },
          [owner.marker]
        )
}

/** All rows of a tenant and its users by table, as text; last-used times of sessions and keys are left out. */
async function readRows(database: Database, tenantId: string): Promise<Map<string, string>> {
  const users = await findUsersOf(database.db, [tenantId])
  const texts = new Map<string, string>()
  for (const { table, column, by } of await findOwnedRows(database)) {
    const ids = by === 'tenant' ? [tenantId] : users
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(ids)})
    `.execute(database.db)
    const lasting = rows.map(({ last_seen_at: _seen, last_used_at: _used, ...row }) => JSON.stringify(row))
    texts.set(`${table}.${column}`, lasting.toSorted().join('\n'))
  }
  return texts
}
