import { describe, expect, it } from 'vitest'
import type { DataColumn } from './column.ts'
import { findUnfitColumns, neededWidth } from './fit-columns.ts'

const columns: readonly DataColumn<object>[] = [
  { id: 'name', header: 'Name', cell: () => '', fixed: true },
  { id: 'role', header: 'Role', cell: () => '', width: 100, priority: 1 },
  { id: 'status', header: 'Status', cell: () => '', width: 120, priority: 2 },
  { id: 'seen', header: 'Seen', cell: () => '', width: 130 },
  { id: 'added', header: 'Added', cell: () => '', width: 110 }
]

const fit = (width: number, sorted?: string) => findUnfitColumns(columns, { width, sides: 100, sorted })

describe('columns of a table that is too narrow', () => {
  it('all stay where there is room, with 220 pixels for the names', () => {
    expect(neededWidth(columns, 100)).toBe(780)
    expect(fit(780)).toEqual([])
  })

  it('leave by priority, of equal ones the last', () => {
    expect(fit(779)).toEqual(['added'])
    expect(fit(669)).toEqual(['added', 'seen'])
    expect(fit(539)).toEqual(['added', 'seen', 'role'])
    expect(fit(439)).toEqual(['added', 'seen', 'role', 'status'])
  })

  it('keep the names, however narrow, and the one that is sorted by', () => {
    expect(fit(100)).toEqual(['added', 'seen', 'role', 'status'])
    expect(fit(100, 'seen')).toEqual(['added', 'role', 'status'])
  })
})
