// Comments on the props of a Svelte component, which stand in a type, move to where the props are taken apart.
import { compiler, type Node, type SourceFile } from './compiler.ts'

const { SyntaxKind: kinds } = compiler

/**
 * A script with the comment above its `interface Props` above the statement of `$props()`, where none stands there, and
 * those above members of the type above the names that they are taken by.
 */
export function withCommentsOfProps(path: string, script: string): string {
  const source = compiler.createSourceFile(`${path}.ts`, script, 99, true, 3)
  const type = source.statements.find(
    ({ kind, name }) => kind === kinds.InterfaceDeclaration && textOf(name) === 'Props'
  )
  const taken = source.statements.find((statement) => findProps(statement) !== undefined)
  const pattern = taken && findProps(taken)
  if (type === undefined || taken === undefined || pattern === undefined) return script
  const members = new Map(
    (type['members'] as readonly Node[]).map((member) => [textOf(member['name']), member])
  )
  const above = commentsAbove(source, taken).length === 0 ? commentsAbove(source, type) : []
  const moved = [
    { at: taken.getStart(source), comments: above },
    ...(pattern['elements'] as readonly Node[]).map((element) => ({
      at: element.getStart(source),
      comments: commentsAbove(source, members.get(textOf(element['propertyName'] ?? element['name'])))
    }))
  ]
  return moved.reduceRight((output, { at, comments }) => {
    if (comments.length === 0) return output
    const before = output.slice(0, at)
    const isAtStart = /(^|\n)[ \t]*$/.test(before)
    return `${before}${isAtStart ? '' : '\n'}${comments.join('\n')}\n${output.slice(at)}`
  }, script)
}

/** The pattern of `let { … } = $props()`. */
function findProps(statement: Node): Node | undefined {
  if (statement.kind !== kinds.VariableStatement) return undefined
  const [declaration] = (statement['declarationList'] as Node)['declarations'] as readonly Node[]
  const call = declaration?.['initializer'] as Node | undefined
  if (call?.kind !== kinds.CallExpression || textOf(call['expression']) !== '$props') return undefined
  const name = declaration?.['name'] as Node | undefined
  return name?.['elements'] === undefined ? undefined : name
}

function commentsAbove({ text }: SourceFile, node: Node | undefined): string[] {
  const ranges = (node && compiler.getLeadingCommentRanges(text, node.pos)) ?? []
  return ranges.map(({ pos, end }) => text.slice(pos, end))
}

function textOf(node: unknown): string | undefined {
  return (node as { text?: string } | undefined)?.text
}
