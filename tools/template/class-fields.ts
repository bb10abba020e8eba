// The fields by which a class hands what a module imports to its own methods and its template: `texts = bookingMessages`.
import { compiler, type Node } from './compiler.ts'

const { SyntaxKind: kinds } = compiler

type FindReference = (node: Node) => string | undefined

/**
 * Finds what a node of a statement refers to, through the fields of a class: `this.texts` is what the field `texts` holds, so
 * that of `this.texts.next` one row of the table is used. The value of such a field is no use by itself. A field that others
 * can read is none of these: nor is any where `this` is handed on.
 */
export function throughFields(statement: Node, findReference: FindReference): FindReference {
  if (statement.kind !== kinds.ClassDeclaration || modifiersOf(statement).includes(kinds.AbstractKeyword))
    return findReference
  const fields = new Map<string, { value: Node; name: string }>()
  for (const member of statement['members'] as readonly Node[]) {
    const value = member['initializer'] as Node | undefined
    const name = value !== undefined && isHidden(member) ? findReference(value) : undefined
    if (value !== undefined && name !== undefined) fields.set(textOf(member['name']), { value, name })
  }
  if (fields.size === 0) return findReference
  const read = fieldsRead(statement)
  if (read === undefined) return findReference
  const values = new Set([...fields].flatMap(([field, { value }]) => (read.has(field) ? value : [])))
  return (node) => {
    if (values.has(node)) return undefined
    return isOfThis(node) ? fields.get(textOf(node['name']))?.name : findReference(node)
  }
}

/** The names of a class that it reads itself; undefined where `this` stands for more than one of them. */
function fieldsRead(statement: Node): ReadonlySet<string> | undefined {
  const read = new Set<string>()
  let isHandedOn = false
  const visit = (node: Node): void => {
    if (isOfThis(node)) read.add(textOf(node['name']))
    else if (node.kind === kinds.ThisKeyword && !isOfThis(node.parent)) isHandedOn = true
    compiler.forEachChild(node, visit)
  }
  visit(statement)
  return isHandedOn ? undefined : read
}

/** `this.name` */
function isOfThis({ kind, expression }: Node): boolean {
  return kind === kinds.PropertyAccessExpression && (expression as Node).kind === kinds.ThisKeyword
}

/** A constant field for the class itself, whose type is that of its value. A class that others extend is abstract. */
function isHidden(member: Node): boolean {
  const modifiers = modifiersOf(member)
  return (
    member.kind === kinds.PropertyDeclaration &&
    member['type'] === undefined &&
    modifiers.length === 2 &&
    modifiers.includes(kinds.ReadonlyKeyword) &&
    (modifiers.includes(kinds.PrivateKeyword) || modifiers.includes(kinds.ProtectedKeyword))
  )
}

function modifiersOf({ modifiers }: Node): number[] {
  return ((modifiers ?? []) as readonly Node[]).map(({ kind }) => kind)
}

function textOf(node: unknown): string {
  return (node as { text: string }).text
}
