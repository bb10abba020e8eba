import type { CopiedTable, CopiedType } from '@sitewright/databases/node/copied-sqlite'
import type { CopiedTableRule } from './copied-table-rule.ts'
import { operationTables } from './operation-tables.ts'
import { peopleTables } from './people-tables.ts'

/** The copy rule of each table of Sitewright's own database. A table that is missing here is not copied. */
export const copiedTableRules: Readonly<Record<string, CopiedTableRule>> = {
  ...peopleTables,
  ...operationTables
}

/** Foreign keys by column name. */
const references: Readonly<Record<string, string>> = {
  user_id: 'users',
  actor_id: 'users',
  tenant_id: 'tenants',
  plan_id: 'plans',
  connection_id: 'database_connections',
  check_id: 'checks',
  alert_id: 'alerts',
  rule_id: 'alert_rules',
  job_id: 'jobs',
  project_id: 'saved_projects',
  invoice_id: 'invoices',
  webhook_id: 'webhooks',
  membership_id: 'memberships'
}

export const copiedTables: readonly CopiedTable[] = Object.entries(copiedTableRules)
  .map(([name, rule]) => toTable(name, rule))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))

function toTable(table: string, { columns, key = 'id' }: CopiedTableRule): CopiedTable {
  const keys = toWords(key)
  return {
    name: table,
    key: keys,
    columns: toWords(columns).map((column) => {
      const [name = '', type = 'text'] = column.split(':')
      const refersTo = references[name]
      return {
        name,
        type: type as CopiedType,
        // A table of one row a person has them as its own key.
        ...(refersTo === undefined || refersTo === table ? {} : { refersTo })
      }
    })
  }
}

function toWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}
