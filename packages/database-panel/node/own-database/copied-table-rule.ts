/** Allowlist of the columns of a table that are copied. */
export interface CopiedTableRule {
  /** Columns that are copied, with the type of those that are no text, such as `created_at:integer`. */
  columns: string
  /** Columns that are not copied, each with the reason. */
  withheld?: Readonly<Record<string, string>>
  /**
   * Columns of its primary key; empty where it is withheld.
   *
   * @default 'id'
   */
  key?: string
  /** The column by which the newest rows are copied first, where there may be many. */
  newest?: string
}
