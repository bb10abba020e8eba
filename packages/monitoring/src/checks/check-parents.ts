import { ApiError, checkMessages as words } from '@sitewright/api'
import type { CheckRow } from './checks.repository.ts'

/** Refuses a parent that does not exist, or that would make a cycle. */
export function assertParent(
  rows: readonly Pick<CheckRow, 'id' | 'parent_id'>[],
  { id, parentId }: { id: string; parentId: string | null }
): void {
  if (parentId === null) return
  const parents = new Map(rows.map((row) => [row.id, row.parent_id]))
  if (!parents.has(parentId)) throw refuse(words.parentUnknown)
  for (let above: string | null = parentId; above !== null; above = parents.get(above) ?? null)
    if (above === id) throw refuse(words.parentCycle)
}

/** The parents of a check, the nearest first. */
export function ancestorsOf<Row extends Pick<CheckRow, 'id' | 'parent_id'>>(
  rows: readonly Row[],
  { parent_id: parentId }: Pick<CheckRow, 'parent_id'>
): Row[] {
  const parent = rows.find(({ id }) => id === parentId)
  return parent === undefined ? [] : [parent, ...ancestorsOf(rows, parent)]
}

function refuse(message: string): ApiError {
  return new ApiError('request.invalid', [{ path: 'parentId', message }])
}
