import type { ReactNode } from 'react'

/** Options of a table for its rows. They have to be stable: rows are drawn again where it changes. */
export interface RowOptions<Row> {
  id: (row: Row) => string
  /** Names the row to screen readers: `Select Ines Duarte`. */
  name: (row: Row) => string
  /** Where the row is opened; its title is the link. */
  href?: (row: Row) => string
  /** The menu at its end, always visible. */
  menu?: (row: Row) => ReactNode
}
