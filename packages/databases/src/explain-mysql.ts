import type { PlanNode } from './plan.ts'

type Json = Readonly<Record<string, unknown>>

/** Names of the access types of a table. */
const accessNames: Readonly<Record<string, string>> = {
  ALL: 'Table scan',
  index: 'Full index scan',
  range: 'Index range scan',
  ref: 'Index lookup',
  ref_or_null: 'Index lookup',
  eq_ref: 'Unique index lookup',
  const: 'One row by its key',
  system: 'One row',
  index_merge: 'Several indexes',
  fulltext: 'Fulltext index'
}

/** Shown properties of a step, in this order. */
const shownProperties = {
  attached_condition: 'Filter',
  index_condition: 'Index Cond',
  sort_key: 'Sort Key',
  message: 'Message'
} as const

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const toNumber = (value: unknown): number | null =>
  (typeof value === 'number' || typeof value === 'string') && Number.isFinite(Number(value))
    ? Number(value)
    : null

/** The plan in an answer of MySQL or MariaDB to EXPLAIN FORMAT=JSON; undefined where it is none. */
export function parseMysqlPlan(answer: Json): PlanNode | undefined {
  const block = answer['query_block']
  return isObject(block) ? toNode('query_block', block) : undefined
}

function toNode(name: string, step: Json): PlanNode {
  const children = Object.entries(step).flatMap(([key, value]) => toChildren(key, value))
  const cost = findCost(name, step)
  const below = children.reduce((sum, child) => sum + (child.cost ?? 0), 0)
  return {
    title: toTitle(name, step),
    details: [
      [step['table_name'], step['key']].filter((part) => typeof part === 'string').join(', '),
      ...Object.entries(shownProperties).flatMap(([key, label]) =>
        typeof step[key] === 'string' ? [`${label}: ${step[key]}`] : []
      )
    ].filter((text) => text !== ''),
    cost,
    ownCost: cost === null ? null : Math.max(0, cost - below),
    rows: toNumber(step['rows'] ?? step['rows_examined_per_scan']),
    children
  }
}

/** Steps inside a step: objects, and lists of objects, which hold one step by its name each. */
function toChildren(key: string, value: unknown): PlanNode[] {
  if (key === 'cost_info') return []
  if (isObject(value)) return [toNode(key, value)]
  if (!Array.isArray(value)) return []
  const steps = value.filter(isObject).flatMap((each) => {
    const named = Object.entries(each).filter(([, step]) => isObject(step))
    return named.map(([name, step]) => toNode(name, step as Json))
  })
  if (steps.length === 0) return []
  const [first] = steps
  if (steps.length === 1 && first !== undefined) return [first]
  const costs = steps.map(({ cost }) => cost)
  const cost = costs.includes(null) ? null : costs.reduce<number>((sum, each) => sum + (each ?? 0), 0)
  return [
    { title: toWords(key), details: [], cost, ownCost: cost === null ? null : 0, rows: null, children: steps }
  ]
}

/** MariaDB tells a cost since version 11, MySQL one of the whole and one of each table. */
function findCost(name: string, step: Json): number | null {
  const info = step['cost_info']
  if (!isObject(info)) return toNumber(step['cost'])
  if (name !== 'table') return toNumber(info['query_cost'])
  const parts = [toNumber(info['read_cost']), toNumber(info['eval_cost'])]
  return parts.includes(null) ? null : (parts[0] ?? 0) + (parts[1] ?? 0)
}

function toTitle(name: string, step: Json): string {
  const access = step['access_type']
  if (name !== 'table' || typeof access !== 'string') return toWords(name)
  return accessNames[access] ?? access
}

function toWords(name: string): string {
  const words = name.replaceAll(/[_-]/g, ' ')
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
}
