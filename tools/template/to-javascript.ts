// Turns a TypeScript file of a template into JavaScript: types are blanked out, file names end in .js, members are named with
// a dot, the formatter tidies up. Components: component-to-javascript.ts of Vue, svelte-to-javascript.ts.
import { parse } from '@babel/parser'
import { format } from 'oxfmt'
import { blankSourceFile } from 'ts-blank-space'
import { compiler, formatting } from './compiler.ts'

/** Any node, as far as this file looks at it. */
interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** The path of the JavaScript that a TypeScript file becomes. */
export function javascriptPath(path: string): string {
  return path.replace(/\.ts(x?)$/, '.js$1')
}

/**
 * The JavaScript of a file; undefined where only types would be left. `isFile` tells whether a name that stands in
 * the text is one of the template's files, and so has to change.
 */
export async function toJavaScript(
  path: string,
  text: string,
  isFile: (name: string) => boolean
): Promise<string | undefined> {
  const { code, errors } = await format(javascriptPath(path), eraseTypes(path, text, isFile), formatting)
  if (errors.length > 0) throw new Error(`${path}: its JavaScript cannot be formatted: ${errors[0]?.message}`)
  const { body } = parseFile(path, code, false)
  return body.length === 0 ? undefined : code
}

/** A script without its types, that names files and members as JavaScript does; it is not formatted yet. */
export function eraseTypes(path: string, text: string, isFile: (name: string) => boolean): string {
  const source = compiler.createSourceFile(
    path,
    withoutTypes(path, text),
    99,
    true,
    path.endsWith('x') ? 4 : 3
  )
  const stripped = blankSourceFile(source, (node) => {
    throw new Error(`${path}: "${node.getText(source)}" cannot be erased; use erasable syntax only`)
  })
  return withDots(path, withJavaScriptNames(path, inComments(path, stripped), isFile))
}

/** Comments name the files of the project as they are called there. */
function inComments(path: string, text: string): string {
  let renamed = text
  for (const { start, end } of commentsIn(path, text).toReversed())
    renamed = renamed.slice(0, start) + withJavaScriptEndings(renamed.slice(start, end)) + renamed.slice(end)
  return renamed
}

/** A comment with the endings of files as they are in JavaScript. */
export function withJavaScriptEndings(comment: string): string {
  return comment.replace(/(?<=[\w*-])\.ts(x?)\b/g, '.js$1')
}

/** Cuts whole statements that are types, with the comments that explain them and their lines. */
function withoutTypes(path: string, text: string): string {
  let left = text
  for (const statement of parseFile(path, text, true).body.toReversed()) {
    if (isType(statement))
      left = left.slice(0, startWithComments(statement, text)) + left.slice(statement.end).replace(/^\n/, '')
  }
  return left
}

function isType(node: Node): boolean {
  if (/^TS(Interface|TypeAlias)Declaration$/.test(node.type) || node['declare'] === true) return true
  if (node.type === 'ImportDeclaration') {
    const specifiers = node['specifiers'] as { importKind?: string }[]
    return (
      node['importKind'] === 'type' ||
      (specifiers.length > 0 && specifiers.every((each) => each.importKind === 'type'))
    )
  }
  if (node.type !== 'ExportNamedDeclaration') return false
  return node['exportKind'] === 'type' || (node['declaration'] != null && isType(node['declaration'] as Node))
}

/** Where a statement begins, counting comments that stand directly above it. */
function startWithComments(statement: Node, text: string): number {
  let start = statement.start
  for (const comment of ((statement['leadingComments'] ?? []) as Node[]).toReversed()) {
    if (/\S|\n\s*\n/.test(text.slice(comment.end, start))) break
    start = comment.start
  }
  return start
}

/** Names of TypeScript files become those of their JavaScript, in imports and in any other string. */
function withJavaScriptNames(path: string, text: string, isFile: (name: string) => boolean): string {
  let renamed = text
  for (const { start, end, name } of findStrings(parseFile(path, text, false)).sort(
    (a, b) => b.start - a.start
  )) {
    if (!/\.tsx?$/.test(name) || !isFile(name)) continue
    renamed =
      renamed.slice(0, start) +
      renamed.slice(start, end).replace(/\.ts(x?)(['"`])$/, '.js$1$2') +
      renamed.slice(end)
  }
  return renamed
}

/** Members of a record, which TypeScript wants in brackets, are named with a dot. */
function withDots(path: string, text: string): string {
  let dotted = text
  for (const { start, end, optional, name } of findBrackets(parseFile(path, text, false)).toSorted(
    (a, b) => b.start - a.start
  ))
    dotted = `${dotted.slice(0, start)}${optional ? '?.' : '.'}${name}${dotted.slice(end)}`
  return dotted
}

interface Brackets {
  start: number
  end: number
  optional: boolean
  name: string
}

function findBrackets(node: unknown): Brackets[] {
  if (Array.isArray(node)) return node.flatMap(findBrackets)
  if (typeof node !== 'object' || node === null || !('type' in node)) return []
  const { type, end, object, property, computed, optional } = node as Node & {
    object?: Node
    property?: Node
  }
  const name = property?.type === 'StringLiteral' ? property['value'] : undefined
  const isMember = /^(Optional)?MemberExpression$/.test(type) && computed === true && object !== undefined
  const own =
    isMember && typeof name === 'string' && /^[a-z_$][\w$]*$/i.test(name)
      ? [{ start: object.end, end, optional: optional === true, name }]
      : []
  return [
    ...own,
    ...Object.entries(node).flatMap(([key, child]) => (key.endsWith('Comments') ? [] : findBrackets(child)))
  ]
}

function findStrings(node: unknown): { start: number; end: number; name: string }[] {
  if (Array.isArray(node)) return node.flatMap(findStrings)
  if (typeof node !== 'object' || node === null || !('type' in node)) return []
  const { type, start, end, value } = node as Node
  const own = type === 'StringLiteral' && typeof value === 'string' ? [{ start, end, name: value }] : []
  return [
    ...own,
    ...Object.entries(node).flatMap(([key, child]) => (key.endsWith('Comments') ? [] : findStrings(child)))
  ]
}

function commentsIn(path: string, text: string): readonly { start: number; end: number }[] {
  const { comments } = parseText(path, text, false)
  return (comments ?? []) as { start: number; end: number }[]
}

function parseFile(path: string, text: string, typescript: boolean): Node & { body: Node[] } {
  return parseText(path, text, typescript).program as unknown as Node & { body: Node[] }
}

function parseText(path: string, text: string, typescript: boolean): ReturnType<typeof parse> {
  try {
    const plugins = [
      ...(path.endsWith('x') ? (['jsx'] as const) : []),
      ...(typescript ? (['typescript'] as const) : [])
    ]
    return parse(text, { sourceType: 'module', plugins })
  } catch (error) {
    throw new Error(
      `${path}: ${typescript ? '' : 'what is left of it is not JavaScript: '}${String(error)}`,
      {
        cause: error
      }
    )
  }
}
