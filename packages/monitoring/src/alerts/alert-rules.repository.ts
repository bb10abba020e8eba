import type { Insertable, Selectable, Updateable } from 'kysely'
import type { AlertRulesTable, Queries } from '@sitewright/kernel/db'

export type AlertRuleRow = Selectable<AlertRulesTable>

export function findAlertRules(queries: Queries): Promise<AlertRuleRow[]> {
  return queries.selectFrom('alert_rules').selectAll().orderBy('name').orderBy('id').execute()
}

export function findAlertRule(queries: Queries, id: string): Promise<AlertRuleRow | undefined> {
  return queries.selectFrom('alert_rules').selectAll().where('id', '=', id).executeTakeFirst()
}

export function insertAlertRule(queries: Queries, row: Insertable<AlertRulesTable>): Promise<AlertRuleRow> {
  return queries.insertInto('alert_rules').values(row).returningAll().executeTakeFirstOrThrow()
}

export function updateAlertRule(
  queries: Queries,
  id: string,
  changes: Updateable<AlertRulesTable>
): Promise<AlertRuleRow> {
  return queries
    .updateTable('alert_rules')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Deletes an alert rule with its silences; its alerts stay. */
export async function deleteAlertRuleRow(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('alert_rules').where('id', '=', id).execute()
}
