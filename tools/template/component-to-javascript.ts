// Turns a component of Vue with a script in TypeScript into one in JavaScript: what its types declare is declared at run time
// as Vue's compiler reads it, the types are erased, the markup stays.
import { parse as parseScript } from '@babel/parser'
import { compileTemplate, parse, type SFCScriptBlock } from '@vue/compiler-sfc'
import { format } from 'oxfmt'
import { formatting } from './compiler.ts'
import {
  runTimeDeclarations,
  withoutUndefined,
  type Declarations,
  type ReadFile
} from './run-time-declarations.ts'
import { eraseTypes } from './to-javascript.ts'

/** Any node, as far as this file looks at it. */
interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** The JavaScript of a component, with the files whose types went into it. */
export interface ComponentOutput {
  text: string
  read: readonly string[]
}

/**
 * The JavaScript of a component; undefined where it has no TypeScript. `isFile` tells whether a name that stands in the
 * script is one of the template's files, `readFile` reads those that types come from.
 */
export async function componentToJavaScript(
  path: string,
  text: string,
  isFile: (name: string) => boolean,
  readFile: ReadFile
): Promise<ComponentOutput | undefined> {
  const { descriptor } = parseComponent(path, text)
  const { script, scriptSetup } = descriptor
  const blocks = [script, scriptSetup].filter((block) => block?.lang === 'ts') as SFCScriptBlock[]
  if (blocks.length === 0) return undefined
  let output = text
  let read: readonly string[] = []
  for (const block of blocks.toSorted((one, other) => other.loc.start.offset - one.loc.start.offset)) {
    let content = block.content
    if (block === scriptSetup) {
      const declared = runTimeDeclarations(
        parseComponent(path, withoutUndefinedIn(text, block)).descriptor,
        readFile
      )
      content = withDeclarations(content, declared)
      read = declared.read
    }
    output = withScript(output, block, eraseTypes(path, content, isFile))
  }
  const { code, errors } = await format(path, output, formatting)
  if (errors.length > 0)
    throw new Error(`${path}: its JavaScript cannot be formatted: ${errors[0]?.message ?? ''}`)
  assertNoTypesInMarkup(path, code)
  return { text: code, read }
}

function parseComponent(path: string, text: string) {
  const parsed = parse(text, { filename: path, sourceMap: false })
  const [error] = parsed.errors
  if (error !== undefined) throw new Error(`${path}: ${error.message}`)
  return parsed
}

function withoutUndefinedIn(text: string, { loc, content }: SFCScriptBlock): string {
  return text.slice(0, loc.start.offset) + withoutUndefined(content) + text.slice(loc.end.offset)
}

/** A component with another script; one without a statement is left out. */
function withScript(text: string, { loc, attrs }: SFCScriptBlock, script: string): string {
  const opened = text.lastIndexOf('<script', loc.start.offset)
  const closed = text.indexOf('>', loc.end.offset) + 1
  if (script.trim() === '') return text.slice(0, opened) + text.slice(closed).trimStart()
  const kept = Object.entries(attrs)
    .filter(([name]) => !['lang', 'generic'].includes(name))
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${value}"`))
  return `${text.slice(0, opened)}<script${kept.join('')}>${script}${text.slice(loc.end.offset)}`
}

/** A script whose macros declare by values what they declared by types. */
function withDeclarations(script: string, declared: Declarations): string {
  const program = parseScript(script, { sourceType: 'module', plugins: ['typescript'] })
    .program as unknown as Node
  let output = script
  for (const { node, statement } of macrosIn(program).toSorted(
    (one, other) => other.node.start - one.node.start
  )) {
    const name = nameOf(node['callee'])
    const [type] = typesOf(node)
    if (type === undefined) continue
    if (name === 'defineSlots' && statement !== undefined) {
      // Slots have no run-time form.
      output = output.slice(0, startWithComments(statement, script)) + output.slice(statement.end)
      continue
    }
    const given = node['arguments'] as Node[]
    const said = given.map(({ start, end }) => script.slice(start, end))
    output = `${output.slice(0, node.start)}${name}(${macroArguments(name, type, said, given, script, declared)})${output.slice(node.end)}`
  }
  return output
}

function macroArguments(
  name: string,
  type: Node,
  said: readonly string[],
  given: readonly Node[],
  script: string,
  { props, emits, models }: Declarations
): string {
  const comments = commentsOf(type, script)
  const commented = (key: string, line: string): string => `${comments.get(key) ?? ''}${line}`
  if (name === 'defineProps') {
    const lines = [...props].map(([key, declaration]) => commented(key, `${quoted(key)}: ${declaration}`))
    return `{\n${lines.join(',\n')}\n}`
  }
  if (name === 'defineEmits') {
    const lines = emits
      .filter((each) => !each.startsWith('update:') || comments.has(each))
      .map((each) => commented(each, `'${each}'`))
    return comments.size === 0 ? `[${lines.join(', ')}]` : `[\n${lines.join(',\n')}\n]`
  }
  if (name !== 'defineModel') return said.join(', ')
  const named = given[0]?.type === 'StringLiteral'
  const key = named ? String(given[0]?.['value']) : 'modelValue'
  const options = /^\{([\s\S]*)\}$/.exec(said[named ? 1 : 0] ?? '')?.[1]?.trim() ?? ''
  const object = `{ type: ${models.get(key) ?? 'null'}${options === '' ? '' : `, ${options}`} }`
  return [...(named ? said.slice(0, 1) : []), object].join(', ')
}

/** The comments above the members of a type, by the name of the member. */
function commentsOf(type: Node, script: string): Map<string, string> {
  const members = type.type === 'TSTypeLiteral' ? (type['members'] as Node[]) : []
  const nested = type.type === 'TSIntersectionType' ? (type['types'] as Node[]) : []
  const own = members.flatMap((member): [string, string][] => {
    const key = nameOf(member['key'])
    const comments = (member['leadingComments'] as Node[] | undefined) ?? []
    return [[key, comments.map(({ start, end }) => `${script.slice(start, end)}\n`).join('')]]
  })
  return new Map(
    [...own, ...nested.flatMap((each) => [...commentsOf(each, script)])].filter(([, text]) => text)
  )
}

/** The calls of Vue's macros, each with the statement that it is alone. */
function macrosIn(program: Node): { node: Node; statement?: Node }[] {
  return (program['body'] as Node[]).flatMap((statement) => {
    if (statement.type === 'ExpressionStatement') {
      const node = statement['expression'] as Node
      return isMacro(node) ? [{ node, statement }] : []
    }
    if (statement.type !== 'VariableDeclaration') return []
    return (statement['declarations'] as Node[])
      .map(({ init }) => init as Node | null)
      .filter((init) => init !== null)
      .filter(isMacro)
      .map((node) => ({ node }))
  })
}

function isMacro(node: Node): boolean {
  return node.type === 'CallExpression' && /^define(?:Props|Emits|Model|Slots)$/.test(nameOf(node['callee']))
}

function typesOf(node: Node): Node[] {
  const given = (node['typeArguments'] ?? node['typeParameters']) as { params: Node[] } | null | undefined
  return given?.params ?? []
}

function nameOf(node: unknown): string {
  if (typeof node !== 'object' || node === null) return ''
  const { name, value } = node as { name?: unknown; value?: unknown }
  const said = name ?? value
  return typeof said === 'string' ? said : ''
}

function quoted(key: string): string {
  return /^[a-z_$][\w$]*$/i.test(key) ? key : `'${key}'`
}

/** Where a statement begins, counting comments that stand directly above it. */
function startWithComments(statement: Node, text: string): number {
  let { start } = statement
  for (const comment of ((statement['leadingComments'] ?? []) as Node[]).toReversed()) {
    if (/\S|\n\s*\n/.test(text.slice(comment.end, start))) break
    start = comment.start
  }
  return start
}

/** Markup stays as it is, so that no expression of it may hold a type. */
function assertNoTypesInMarkup(path: string, text: string): void {
  const { template } = parseComponent(path, text).descriptor
  if (template === null) return
  const { code } = compileTemplate({ source: template.content, filename: path, id: 'component' })
  try {
    // The compiler takes types in any markup, and leaves them where they are.
    parseScript(code, { sourceType: 'module' })
  } catch (error) {
    throw new Error(`${path}: its markup is not JavaScript: ${String(error)}`, { cause: error })
  }
}
