/** A column that a foreign key points to. */
export interface ForeignKey {
  schema: string
  table: string
  column: string
}

/** A column of a table. */
export interface SchemaColumn {
  name: string
  type: string
  nullable: boolean
  primaryKey: boolean
  /** Computed by the table, so it cannot be set. */
  generated: boolean
  defaultValue: string | null
  foreignKey: ForeignKey | null
}

/** A table or view with its columns. */
export interface SchemaTable {
  schema: string
  name: string
  kind: 'table' | 'view'
  columns: SchemaColumn[]
  /** Rows as the engine estimates them; null where it has not counted yet. */
  rows: number | null
  /** Bytes with all indexes; null for a view. */
  size: number | null
  /** Milliseconds since 1970; null where the engine does not know. */
  lastModified: number | null
}

export interface DatabaseSchema {
  tables: SchemaTable[]
  views: number
  functions: number
  /** Whether tables were left out, because there are too many. */
  truncated: boolean
}
