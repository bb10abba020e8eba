import type { DatabaseTable } from '@sitewright/api'

/** What names a table among all of a database. */
export const nameOf = ({ schema, name }: Pick<DatabaseTable, 'schema' | 'name'>): string =>
  schema === 'public' ? name : `${schema}.${name}`

/** The tables that a search finds, by their own name or one of their columns. */
export function findTables(tables: readonly DatabaseTable[], search: string): readonly DatabaseTable[] {
  const wanted = search.trim().toLowerCase()
  return tables.filter(
    (table) =>
      nameOf(table).toLowerCase().includes(wanted) ||
      table.columns.some(({ name }) => name.toLowerCase().includes(wanted))
  )
}

/** The columns that point to a table, as `table.column`. */
export function findReferences(tables: readonly DatabaseTable[], target: DatabaseTable): readonly string[] {
  return tables.flatMap((table) =>
    table.columns
      .filter(({ foreignKey }) => foreignKey?.table === target.name && foreignKey.schema === target.schema)
      .map(({ name }) => `${nameOf(table)}.${name}`)
  )
}
