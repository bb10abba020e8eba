import type { ResultCell } from './engine.ts'
import type { PlanNode } from './plan.ts'

/** Columns of an answer to EXPLAIN QUERY PLAN: id, the id of the step above, nothing, and what is done. */
export const sqlitePlanColumns = 4

/** The plan in the answer of SQLite, which tells neither costs nor rows; undefined where it is none. */
export function parseSqlitePlan(rows: readonly (readonly ResultCell[])[]): PlanNode | undefined {
  const steps = rows.flatMap(([id, parent, , detail]) =>
    typeof detail === 'string' ? [{ id, parent, detail }] : []
  )
  if (steps.length < rows.length) return undefined
  const childrenOf = (above: ResultCell | undefined): PlanNode[] =>
    steps
      .filter(({ id, parent }) => parent === above && id !== above)
      .map(({ id, detail }) => toNode(detail, childrenOf(id)))
  const roots = childrenOf('0')
  return roots.length === 1 ? roots[0] : toNode('STATEMENT', roots)
}

/** Splits a step such as `SEARCH users` from its index and condition. */
function toNode(detail: string, children: readonly PlanNode[]): PlanNode {
  const [title = detail, using] = detail.split(/ (?=USING )/)
  return {
    title,
    details: using === undefined ? [] : [using],
    cost: null,
    ownCost: null,
    rows: null,
    children
  }
}
