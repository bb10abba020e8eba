import type { ResultCell } from './engine.ts'
import { parseMysqlPlan } from './explain-mysql.ts'
import { parseSqlitePlan, sqlitePlanColumns } from './explain-sqlite.ts'
import type { DatabaseKind } from './kinds.ts'
import type { PlanNode } from './plan.ts'

export type { PlanNode } from './plan.ts'

const prefixes: Partial<Record<DatabaseKind, string>> = {
  postgresql: 'explain (format json) ',
  mysql: 'explain format=json ',
  sqlite: 'explain query plan '
}

/** The prefix that explains a statement; undefined where plans of a kind are not read. */
export function explainPrefix(kind: DatabaseKind): string | undefined {
  return prefixes[kind]
}

/** The plan in the answer to an explained statement; undefined where it is none. */
export function parsePlan(rows: readonly (readonly ResultCell[])[]): PlanNode | undefined {
  if (rows[0]?.length === sqlitePlanColumns) return parseSqlitePlan(rows)
  const cell = rows[0]?.[0]
  if (typeof cell !== 'string') return undefined
  try {
    const answer = JSON.parse(cell) as { Plan?: PostgresqlPlan }[] | Readonly<Record<string, unknown>>
    if (!Array.isArray(answer)) return parseMysqlPlan(answer)
    const [first] = answer
    return first?.Plan === undefined ? undefined : toNode(first.Plan)
  } catch {
    return undefined
  }
}

interface PostgresqlPlan {
  'Node Type': string
  'Total Cost'?: number
  'Plan Rows'?: number
  Plans?: PostgresqlPlan[]
  [name: string]: unknown
}

/** Shown properties of a step, in this order. */
const shownProperties = [
  'Index Cond',
  'Hash Cond',
  'Merge Cond',
  'Recheck Cond',
  'Join Filter',
  'Filter',
  'Sort Key',
  'Group Key'
]

const toText = (value: unknown): string =>
  Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : JSON.stringify(value)

function toNode(plan: PostgresqlPlan): PlanNode {
  const children = (plan.Plans ?? []).map(toNode)
  const cost = plan['Total Cost'] ?? null
  const below = children.reduce((sum, child) => sum + (child.cost ?? 0), 0)
  const place = [plan['Relation Name'] ?? plan['Function Name'] ?? plan['CTE Name'], plan['Index Name']]
  return {
    title: [plan['Join Type'] === 'Inner' ? undefined : plan['Join Type'], plan['Node Type']]
      .filter((word) => typeof word === 'string')
      .join(' '),
    details: [
      place.filter((name) => typeof name === 'string').join(', '),
      ...shownProperties.flatMap((name) =>
        plan[name] === undefined ? [] : [`${name}: ${toText(plan[name])}`]
      )
    ].filter((text) => text !== ''),
    cost,
    // A limit stops what is below it early, and so costs less.
    ownCost: cost === null ? null : Math.max(0, cost - below),
    rows: plan['Plan Rows'] ?? null,
    children
  }
}
