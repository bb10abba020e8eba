import type { UserImport } from '@sitewright/api'

/** An uploaded file of users. */
export interface ImportsTable {
  id: string
  actor_id: string
  tenant_id: string | null
  name: string
  encoding: UserImport['encoding']
  separator: UserImport['separator']
  /** JSON of the cells of the first row, which may be a header. */
  columns: string
  /** Position of the first row; null in files from before it was stored among the rows. */
  first_row: number | null
  /** Rows below the first one. */
  row_count: number
  /** JSON of the last checked plan; null before. */
  plan: string | null
  /** The job that imports it. */
  job_id: string | null
  created_at: number
}

/** A row of an uploaded file, stored until the import has ended, so that any server can continue it. */
export interface ImportRowsTable {
  import_id: string
  /** As spreadsheets count: the first row is 1. */
  position: number
  /** JSON of its texts. */
  cells: string
  /** JSON of its problems; null without any. */
  problems: string | null
}

/** A saved view: filters and order of a list under a name. */
export interface SavedViewsTable {
  id: string
  /** The screen that it belongs to. */
  screen: string
  name: string
  /** The query string. */
  query: string
  /** Whether all users of the tenant see it. */
  is_shared: number
  owner_id: string
  tenant_id: string | null
  /** Its position among the views of a screen. */
  position: number
  created_at: number
  updated_at: number
}

export interface ImportTables {
  imports: ImportsTable
  import_rows: ImportRowsTable
  saved_views: SavedViewsTable
}
