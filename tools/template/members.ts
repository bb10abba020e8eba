// The members of declarations that a project can do without one by one: the rows of a table, the properties of a type.
import type { MemberRule } from '../../packages/generator/src/index.ts'
import { compiler, type Node, type SourceFile } from './compiler.ts'

const { SyntaxKind: kinds } = compiler

/** The types of a template that say how the rows of a table are pruned, see domain/pages.ts. */
const rules: Readonly<Record<string, MemberRule>> = { ByFeature: 'feature', ByName: 'mention' }

/** The members of a statement, one below the other, and the rule that they are pruned by; undefined where it has none. */
export function membersOf(
  statement: Node,
  source: SourceFile
): { rule: MemberRule; nodes: readonly Node[] } | undefined {
  const found = tableIn(statement) ?? typeIn(statement)
  return found !== undefined && found.nodes.length > 0 && isList(found.nodes, source) ? found : undefined
}

/** A constant that is one object literal. */
function tableIn(statement: Node): { rule: MemberRule; nodes: readonly Node[] } | undefined {
  if (statement.kind !== kinds.VariableStatement) return undefined
  const declarations = (statement['declarationList'] as Node)['declarations'] as readonly Node[]
  const [declaration, another] = declarations
  if (declaration === undefined || another !== undefined) return undefined
  const types = [declaration['type'] as Node | undefined]
  let value = declaration['initializer'] as Node | undefined
  while (value?.kind === kinds.AsExpression || value?.kind === kinds.SatisfiesExpression) {
    types.push(value['type'] as Node)
    value = value['expression'] as Node
  }
  const rule = ruleOf(types)
  if (rule === undefined || value?.kind !== kinds.ObjectLiteralExpression) return undefined
  const nodes = value['properties'] as readonly Node[]
  return nodes.every(isProperty) ? { rule, nodes } : undefined
}

/** The rule of a table by its types: one that lists the names of its rows needs them all. */
function ruleOf(types: readonly (Node | undefined)[]): MemberRule | undefined {
  let rule: MemberRule = 'access'
  for (const type of types) {
    if (type === undefined || nameOf(type) === 'const') continue
    const special = rules[nameOf(type) ?? '']
    if (special === undefined && !isOpenRecord(type)) return undefined
    rule = special ?? rule
  }
  return rule
}

/** `Record<string, …>`, read-only or not. */
function isOpenRecord(type: Node): boolean {
  const [first] = (type['typeArguments'] ?? []) as readonly Node[]
  if (first === undefined) return false
  if (nameOf(type) === 'Readonly') return isOpenRecord(first)
  return nameOf(type) === 'Record' && first.kind === kinds.StringKeyword
}

function nameOf(type: Node): string | undefined {
  const name = type['typeName'] as Node | undefined
  return name?.kind === kinds.Identifier ? textOf(name) : undefined
}

const rowKinds: readonly number[] = [
  kinds.PropertyAssignment,
  kinds.MethodDeclaration,
  kinds.ShorthandPropertyAssignment
]

function isProperty({ kind, name }: Node): boolean {
  return rowKinds.includes(kind) && isPlainName(name)
}

/** An interface, or a type that is one object type. */
function typeIn(statement: Node): { rule: MemberRule; nodes: readonly Node[] } | undefined {
  const type =
    statement.kind === kinds.TypeAliasDeclaration ? (statement['type'] as Node | undefined) : statement
  if (type?.kind !== kinds.InterfaceDeclaration && type?.kind !== kinds.TypeLiteral) return undefined
  const nodes = type['members'] as readonly Node[]
  const isMember = ({ kind, name }: Node): boolean =>
    (kind === kinds.PropertySignature || kind === kinds.MethodSignature) && isPlainName(name)
  return nodes.every(isMember) ? { rule: 'mention', nodes } : undefined
}

function isPlainName(name: unknown): boolean {
  const { kind } = name as Node
  return kind === kinds.Identifier || kind === kinds.StringLiteral
}

/** Whether members stand on lines of their own, with nothing behind them. */
function isList(nodes: readonly Node[], source: SourceFile): boolean {
  const { text } = source
  return nodes.every((node) => {
    const before = text.slice(0, node.getStart(source))
    const behind = text.slice(node.end).match(/^[,;]?[ \t]*(?:\/[/*]|\S)?/)?.[0] ?? ''
    return /\n[ \t]*$/.test(before) && /^[,;]?$/.test(behind)
  })
}

/** What a node reads or writes by a name: names of properties, attributes, and the words of strings. */
export function mentionsOf(node: Node): readonly string[] {
  const { parent } = node
  const isNamed = parent['name'] === node || parent['propertyName'] === node
  if (node.kind === kinds.StringLiteral || node.kind === kinds.NoSubstitutionTemplateLiteral) {
    const words = textOf(node).match(/[\w$-]+/g) ?? []
    // A name that is no word, such as 'onUpdate:modelValue'.
    return isNamed ? [textOf(node), ...words] : words
  }
  return node.kind === kinds.Identifier && isNamed && owners.has(parent.kind) ? [textOf(node)] : []
}

/** What has a name that is a property's. */
const owners: ReadonlySet<number> = new Set([
  kinds.BindingElement,
  kinds.GetAccessor,
  kinds.JsxAttribute,
  kinds.MethodDeclaration,
  kinds.PropertyAccessExpression,
  kinds.PropertyAssignment,
  kinds.PropertyDeclaration,
  kinds.ShorthandPropertyAssignment
])

function textOf(node: unknown): string {
  return (node as { text: string }).text
}
