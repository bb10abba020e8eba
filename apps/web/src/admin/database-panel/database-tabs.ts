import type { DatabaseConnection } from '@sitewright/api'
import type { ComponentType } from 'react'
import { DataExplorer } from './data-explorer/data-explorer.tsx'
import { databaseMessages } from './messages.ts'
import { MigrationsTab } from './migrations/migrations-tab.tsx'
import { PerformanceTab } from './performance/performance-tab.tsx'
import { QueryEditor } from './queries/query-editor.tsx'
import { SchemaBrowser } from './schemas/schema-browser.tsx'

const { tabs: words } = databaseMessages

export type DatabaseTab = keyof typeof words

interface TabRow {
  value: DatabaseTab
  label: string
  Panel: ComponentType<{ connection: DatabaseConnection }>
}

/** The tabs of the screen in their order; the first one needs no `view` in the address. */
export const databaseTabs: readonly [TabRow, ...TabRow[]] = [
  { value: 'query', label: words.query, Panel: QueryEditor },
  { value: 'schema', label: words.schema, Panel: SchemaBrowser },
  { value: 'data', label: words.data, Panel: DataExplorer },
  { value: 'performance', label: words.performance, Panel: PerformanceTab },
  { value: 'migrations', label: words.migrations, Panel: MigrationsTab }
]

export function toDatabaseAddress(connection: string, tab: DatabaseTab): Record<string, string> {
  return { connection, ...(tab === databaseTabs[0].value ? {} : { view: tab }) }
}
