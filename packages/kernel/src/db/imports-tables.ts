import type { UserImport } from '@sitewright/api'

/** A file of users that was uploaded. */
export interface ImportsTable {
  id: string
  actor_id: string
  tenant_id: string | null
  name: string
  encoding: UserImport['encoding']
  separator: UserImport['separator']
  /** JSON of the cells of the first row. */
  columns: string
  /** Its position; null where it was not kept among the rows, as before. */
  first_row: number | null
  /** Rows below it. */
  row_count: number
  /** JSON of the plan that was checked last; null before. */
  plan: string | null
  /** The job that imports it. */
  job_id: string | null
  created_at: number
}

/** A row of an uploaded file, kept until the import has ended: so that any server can go on with it. */
export interface ImportRowsTable {
  import_id: string
  /** As spreadsheets count: the first row is 1. */
  position: number
  /** JSON of its texts. */
  cells: string
  /** JSON of its problems; null without any. */
  problems: string | null
}

/** Filters and order of a list under a name. */
export interface SavedViewsTable {
  id: string
  /** The screen that it is of. */
  screen: string
  name: string
  /** The query of its address. */
  query: string
  /** Whether everybody in the tenant sees it. */
  is_shared: number
  owner_id: string
  tenant_id: string | null
  /** Its place among the views of a screen. */
  position: number
  created_at: number
  updated_at: number
}

/** The tables of imports and views. */
export interface ImportTables {
  imports: ImportsTable
  import_rows: ImportRowsTable
  saved_views: SavedViewsTable
}
