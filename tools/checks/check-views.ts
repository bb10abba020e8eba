// The views of a template draw, and decide nothing: what asks, keeps, waits or reads the clock stands in domain or
// browser, words in messages, and limits in the tables of domain, so that all frameworks and the unit tests share them.
import { parse } from '@babel/parser'
import { findLiterals } from './check-literals.ts'
import { asScript } from './component-as-script.ts'
import { sourcesMatching, type Source } from './sources.ts'

/** What a view must not do. */
type Breach = 'ask' | 'keep' | 'read the clock' | 'wait' | 'reach for the browser' | 'say' | 'count'

/** Global names that views may not use, and why they are used. */
const globals: ReadonlyMap<string, Breach> = new Map([
  ...['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket'].map((name) => [name, 'ask'] as const),
  ...['localStorage', 'sessionStorage', 'indexedDB', 'caches'].map((name) => [name, 'keep'] as const),
  ...['Date', 'performance', 'Temporal'].map((name) => [name, 'read the clock'] as const),
  ...['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback'].map(
    (name) => [name, 'wait'] as const
  ),
  ...['navigator', 'window', 'document', 'globalThis', 'matchMedia'].map(
    (name) => [name, 'reach for the browser'] as const
  )
])

/** Where what was found belongs. */
const remedies: Readonly<Record<Breach, string>> = {
  ask: 'ask by the port of templates/domain/backend',
  keep: 'keep it by the store of templates/domain/backend',
  'read the clock': 'take the time from templates/domain/sessions',
  wait: 'wait in templates/domain/sessions',
  'reach for the browser': 'put it into templates/browser',
  say: 'put it into templates/domain/messages',
  count: 'put the number into templates/domain, as a rule or a table with a name'
}

interface Node {
  type: string
  loc: { start: { line: number } }
  [key: string]: unknown
}

interface Finding {
  line: number
  breach: Breach
  what: string
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string'
}

function childrenOf(node: Node): readonly [key: string, child: Node][] {
  return Object.entries(node).flatMap(([key, value]): [string, Node][] => {
    if (/^loc$|Comments$|^typeParameters$|^typeArguments$|^typeAnnotation$/.test(key)) return []
    return (Array.isArray(value) ? value : [value]).filter(isNode).map((child) => [key, child])
  })
}

/** Every node that runs, with its parent and the key that it has there. Types are passed over. */
function* nodesIn(
  node: Node,
  parent?: Node,
  key = ''
): Generator<{ node: Node; parent?: Node; key: string }> {
  if (/^TS(?!AsExpression|SatisfiesExpression|NonNullExpression)/.test(node.type)) return
  if (Reflect.get(node, 'importKind') === 'type') return
  yield { node, parent, key }
  for (const [name, child] of childrenOf(node)) yield* nodesIn(child, node, name)
}

/** True for a name that stands for a value, and not for a property. */
function isReference(key: string, parent: Node | undefined): boolean {
  if (parent === undefined) return true
  const isMember = /^(?:Optional)?MemberExpression$/.test(parent.type) && key === 'property'
  const isKey = /^Object(?:Property|Method)$|^ClassMethod$/.test(parent.type) && key === 'key'
  return !((isMember || isKey) && parent['computed'] !== true)
}

/** Names that the module declares itself, which are no globals. */
function declaredIn(nodes: readonly { node: Node; parent?: Node; key: string }[]): Set<string> {
  const names = nodes.flatMap(({ node, parent, key }) => {
    if (node.type === 'ObjectPattern') return objectValues(node).map(nameOf)
    if (node.type !== 'Identifier' || parent === undefined) return []
    const declares =
      (parent.type === 'VariableDeclarator' && key === 'id') ||
      (/^(?:Function|ArrowFunction)/.test(parent.type) && (key === 'params' || key === 'id')) ||
      (/^Import\w*Specifier$/.test(parent.type) && key === 'local')
    return declares ? [nameOf(node)] : []
  })
  return new Set(names)
}

function nameOf(node: Node): string {
  return node.type === 'AssignmentPattern' && isNode(node['left'])
    ? nameOf(node['left'])
    : String(node['name'])
}

/** Names of constants of the module that hold a number, or a table with numbers: `listed`. */
function numbersIn(nodes: readonly { node: Node }[]): Set<string> {
  return new Set(
    nodes.flatMap(({ node }) => {
      if (node.type !== 'VariableDeclarator' || !isNode(node['init']) || !isNode(node['id'])) return []
      const init = withoutType(node['init'])
      const values = init.type === 'ObjectExpression' ? objectValues(init) : [init]
      return values.some((value) => numberOf(value) > 1) ? [String(node['id']['name'])] : []
    })
  )
}

/** The value of `value as const`, of `value satisfies Type`. */
function withoutType(node: Node): Node {
  return node.type.startsWith('TS') && isNode(node['expression']) ? withoutType(node['expression']) : node
}

function objectValues(node: Node): Node[] {
  return (node['properties'] as Node[]).map((property) => property['value']).filter(isNode)
}

function numberOf(value: unknown): number {
  if (!isNode(value)) return 0
  return value.type === 'NumericLiteral' ? Number(value['value']) : 0
}

/** True for a number above 1, written out or as a constant of the module. */
function isCount(value: unknown, constants: ReadonlySet<string>): boolean {
  if (!isNode(value)) return false
  if (value.type === 'MemberExpression') return isCount(value['object'], constants)
  return value.type === 'Identifier' ? constants.has(String(value['name'])) : numberOf(value) > 1
}

function countsIn(node: Node, constants: ReadonlySet<string>): string | undefined {
  if (node.type === 'BinaryExpression' && /^(?:[<>]=?|[!=]==?)$/.test(String(node['operator'])))
    return [node['left'], node['right']].some((side) => isCount(side, constants))
      ? 'compares with a number'
      : undefined
  if (!/^(?:Optional)?CallExpression$/.test(node.type) || !isNode(node['callee'])) return undefined
  const property = node['callee']['property']
  const called = isNode(property) ? String(property['name']) : ''
  const cuts = /^(?:slice|splice|substring|at|padStart|padEnd)$/.test(called)
  return cuts && (node['arguments'] as Node[]).some((each) => isCount(each, constants))
    ? 'cuts by a number'
    : undefined
}

/** What a view does that it must not. */
export function findInView(code: string): Finding[] {
  const { program } = parse(code, {
    sourceType: 'module',
    plugins: ['typescript', 'jsx', 'decorators-legacy']
  })
  const nodes = [...nodesIn(program as unknown as Node)]
  const declared = declaredIn(nodes)
  const constants = numbersIn(nodes)
  const found = nodes.flatMap(({ node, parent, key }): Finding[] => {
    const { line } = node.loc.start
    const name = node.type === 'Identifier' ? String(node['name']) : ''
    const breach = declared.has(name) || !isReference(key, parent) ? undefined : globals.get(name)
    if (breach !== undefined) return [{ line, breach, what: `uses ${name}` }]
    const counts = countsIn(node, constants)
    return counts === undefined ? [] : [{ line, breach: 'count', what: counts }]
  })
  const said = findLiterals(code).map(({ line, text }) => ({
    line,
    breach: 'say' as const,
    what: `holds the text "${text}"`
  }))
  return [...found, ...said]
}

export function findBreaches(sources: readonly Source[]): string[] {
  return sources
    .map(asScript)
    .flatMap(({ path, text }) =>
      findInView(text).map(({ line, breach, what }) => `${path}:${line} ${what}: ${remedies[breach]}`)
    )
}

export function check(): string[] {
  return findBreaches(
    sourcesMatching(
      /^templates\/(?!browser\/|domain\/)[^/]+\/src\/(?!browser\/|domain\/|(?:main|entry-server)\.tsx?$).*(?<!\.test)\.(?:tsx?|vue|svelte)$/
    )
  )
}
