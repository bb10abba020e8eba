import type { ReactNode } from 'react'

/** A column of a table: its head, its cell, and where it stands where the table is a list (on phones). */
export interface DataColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** In pixels. A column without one takes what the others leave, 220 at least. */
  width?: number
  /** Numbers stand at the end, texts at the start. @default 'start' */
  align?: 'start' | 'end'
  /** The direction of the first sort; a column without one cannot be sorted. */
  sort?: 'asc' | 'desc'
  /** Its place in the two-line list of a phone; a column without one is not in it. */
  phone?: 'title' | 'detail' | 'status'
  /** A long text stands on several lines. @default false */
  wraps?: boolean
  /** Cannot be hidden by the column chooser, and stays in the narrowest table. */
  fixed?: boolean
  /** Where not all fit, the lowest is hidden first. @default 0 */
  priority?: number
}

/** The sorted column of a table. */
export interface TableSort {
  id: string
  desc: boolean
}

/** Height of a row in pixels: of a result grid, of one line, of two lines. */
export const rowHeights = { grid: 34, plain: 38, 'two-line': 48 } as const

/** Height of the rows. */
export type Density = keyof typeof rowHeights

/** Height of a row of the list on phones. */
export const phoneRowHeight = 64

/** Height of the head. */
export const headHeight = 34
