/** Names of a statement by which the engine finds what it runs, each as its parts: schema first where one is written. */
export interface StatementNames {
  functions: string[][]
  /** Names behind a value, such as `(a).b`, or `a.b` of a call in FROM: a field of it, or a function of it. */
  attributes: string[]
  /** Names behind a table, such as `a.b`: a column of it, or a function of its row. */
  columns: string[]
  operators: string[][]
  types: string[][]
  samplings: string[][]
  /** Tables and views, each of which is a type of its rows too. */
  tables: string[]
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
    samplings: new Set(),
    tables: new Set()
  }
  /** Names of calls in FROM, whose rows may be bare values; undefined where one has none but its own. */
  let calls: Set<string> | undefined = new Set()
  const add = (kind: keyof StatementNames, names: unknown): void => {
    const parts = toParts(names)
    if (parts.length > 0) found[kind].add(JSON.stringify(parts))
  }
  function collect(key: string, value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    const node = value as Record<string, unknown>
    if (key === 'FuncCall') add('functions', node['funcname'])
    else if (key === 'A_Indirection')
      for (const part of toParts(node['indirection'])) found.attributes.add(part)
    else if (key === 'ColumnRef') {
      const parts = toParts(node['fields'])
      if (parts.length > 1) add('columns', node['fields'])
    } else if (key === 'RangeFunction') {
      const { aliasname } = (node['alias'] ?? {}) as { aliasname?: string }
      calls = aliasname === undefined ? undefined : calls?.add(aliasname)
    } else if (key === 'A_Expr') add('operators', node['name'])
    else if (key === 'SubLink') add('operators', node['operName'])
    else if (key === 'SortBy') add('operators', node['useOp'])
    else if (key === 'RangeTableSample') add('samplings', node['method'])
    if (Array.isArray(node['names'])) add('types', node['names'])
    if (typeof node['relname'] === 'string') found.tables.add(node['relname'])
  }
  return {
    collect,
    names: (): StatementNames => {
      const paths = (set: Set<string>): string[][] => [...set].map((each) => JSON.parse(each) as string[])
      const isOfCall = (path: string[]): boolean => calls === undefined || calls.has(path.at(-2) ?? '')
      const [ofCalls, ofTables] = [true, false].map((isCall) =>
        paths(found.columns).flatMap((path) => (isOfCall(path) === isCall ? path.slice(-1) : []))
      )
      return {
        functions: paths(found.functions),
        attributes: [...found.attributes, ...(ofCalls ?? [])],
        columns: ofTables ?? [],
        operators: paths(found.operators),
        types: paths(found.types),
        samplings: paths(found.samplings),
        tables: [...found.tables]
      }
    }
  }
}

function toParts(names: unknown): string[] {
  return Array.isArray(names) ? (names as Names).flatMap(({ String: part }) => part?.sval ?? []) : []
}
