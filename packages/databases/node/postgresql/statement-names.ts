/** Names of a statement by which the engine finds what it runs, each as its parts: schema first where one is written. */
export interface StatementNames {
  functions: string[][]
  /** Names behind a value, such as `(a).b`: a field of it, or a function of it. */
  attributes: string[]
  /** Names behind a table, such as `a.b`: a column of it, or a function of its row. */
  columns: string[]
  operators: string[][]
  types: string[][]
  samplings: string[][]
}

type Names = readonly { String?: { sval?: string } }[]

/** Collects the names of a tree. */
export function createNameCollector() {
  const found: Record<keyof StatementNames, Set<string>> = {
    functions: new Set(),
    attributes: new Set(),
    columns: new Set(),
    operators: new Set(),
    types: new Set(),
    samplings: new Set()
  }
  const add = (kind: keyof StatementNames, names: unknown): void => {
    const parts = toParts(names)
    if (parts.length > 0) found[kind].add(JSON.stringify(parts))
  }
  /** Notes what one entry of a tree names. */
  function collect(key: string, value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    const node = value as Record<string, unknown>
    if (key === 'FuncCall') add('functions', node['funcname'])
    else if (key === 'A_Indirection')
      for (const part of toParts(node['indirection'])) found.attributes.add(part)
    else if (key === 'ColumnRef') {
      const parts = toParts(node['fields'])
      const last = parts.at(-1)
      if (parts.length > 1 && last !== undefined) found.columns.add(last)
    } else if (key === 'A_Expr') add('operators', node['name'])
    else if (key === 'SubLink') add('operators', node['operName'])
    else if (key === 'SortBy') add('operators', node['useOp'])
    else if (key === 'RangeTableSample') add('samplings', node['method'])
    if (Array.isArray(node['names'])) add('types', node['names'])
  }
  return {
    collect,
    names: (): StatementNames => {
      const paths = (set: Set<string>): string[][] => [...set].map((each) => JSON.parse(each) as string[])
      return {
        functions: paths(found.functions),
        attributes: [...found.attributes],
        columns: [...found.columns],
        operators: paths(found.operators),
        types: paths(found.types),
        samplings: paths(found.samplings)
      }
    }
  }
}

function toParts(names: unknown): string[] {
  return Array.isArray(names) ? (names as Names).flatMap(({ String: part }) => part?.sval ?? []) : []
}
