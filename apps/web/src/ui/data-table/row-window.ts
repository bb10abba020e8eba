/** A part of a table's body: a row, or the height of rows that are not drawn. */
export type WindowPart = { kind: 'row'; index: number } | { kind: 'gap'; before: number; height: number }

/** The drawn rows in their order, with gaps as high as what is left out. Every row has the same height. */
export function toWindowParts(indexes: readonly number[], count: number, rowHeight: number): WindowPart[] {
  const parts: WindowPart[] = []
  let next = 0
  const skipTo = (index: number): void => {
    if (index > next) parts.push({ kind: 'gap', before: index, height: (index - next) * rowHeight })
  }
  for (const index of indexes.toSorted((a, b) => a - b)) {
    if (index < next || index >= count) continue
    skipTo(index)
    parts.push({ kind: 'row', index })
    next = index + 1
  }
  skipTo(count)
  return parts
}
