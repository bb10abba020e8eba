/** The selected rows: those listed, or all that match the filters without some. */
export type Selection =
  | { kind: 'listed'; ids: ReadonlySet<string> }
  | { kind: 'matching'; except: ReadonlySet<string> }

/** A selection, and the row that a range starts at. */
export interface SelectionState {
  selection: Selection
  anchor: string | undefined
}

/** Count of the selected rows of a page. */
export type PageSelection = 'none' | 'some' | 'all'

export const nothingSelected: SelectionState = {
  selection: { kind: 'listed', ids: new Set() },
  anchor: undefined
}

export function isSelected(selection: Selection, id: string): boolean {
  return selection.kind === 'listed' ? selection.ids.has(id) : !selection.except.has(id)
}

/** Count of the selected rows among the total that match. */
export function countSelected(selection: Selection, total: number): number {
  return selection.kind === 'listed' ? selection.ids.size : Math.max(0, total - selection.except.size)
}

/** Selects a row, or takes it out; a range starts there. */
export function toggleRow({ selection }: SelectionState, id: string): SelectionState {
  return { selection: withRows(selection, [id], !isSelected(selection, id)), anchor: id }
}

/** Gives every row between the anchor and a row what the anchor has; without an anchor only the row is toggled. */
export function selectRange(state: SelectionState, pageIds: readonly string[], id: string): SelectionState {
  const from = state.anchor === undefined ? -1 : pageIds.indexOf(state.anchor)
  const to = pageIds.indexOf(id)
  if (state.anchor === undefined || from === -1 || to === -1) return toggleRow(state, id)
  const range = pageIds.slice(Math.min(from, to), Math.max(from, to) + 1)
  const isOn = isSelected(state.selection, state.anchor)
  return { selection: withRows(state.selection, range, isOn), anchor: id }
}

/** Selects all rows of a page; takes them out where all are selected. Rows of other pages stay as they are. */
export function togglePage({ selection }: SelectionState, pageIds: readonly string[]): SelectionState {
  return {
    selection: withRows(selection, pageIds, pageSelection(selection, pageIds) !== 'all'),
    anchor: undefined
  }
}

export function pageSelection(selection: Selection, pageIds: readonly string[]): PageSelection {
  const count = pageIds.filter((id) => isSelected(selection, id)).length
  if (count === 0) return 'none'
  return count === pageIds.length ? 'all' : 'some'
}

/** Selects all that match, on every page. */
export function selectMatching(): SelectionState {
  return { selection: { kind: 'matching', except: new Set() }, anchor: undefined }
}

function withRows(selection: Selection, ids: readonly string[], isOn: boolean): Selection {
  return selection.kind === 'listed'
    ? { kind: 'listed', ids: withIds(selection.ids, ids, isOn) }
    : { kind: 'matching', except: withIds(selection.except, ids, !isOn) }
}

function withIds(before: ReadonlySet<string>, ids: readonly string[], isIn: boolean): ReadonlySet<string> {
  const next = new Set(before)
  for (const id of ids) {
    if (isIn) next.add(id)
    else next.delete(id)
  }
  return next
}
