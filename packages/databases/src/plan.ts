/** A step of a plan, as the engine estimates it; nothing was run. */
export interface PlanNode {
  title: string
  /** What it works on, and how. */
  details: readonly string[]
  /** Cost with all below it, in units of the engine; null where it tells none. */
  cost: number | null
  /** Cost of the step alone. */
  ownCost: number | null
  rows: number | null
  children: readonly PlanNode[]
}
