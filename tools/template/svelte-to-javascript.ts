// Turns a component of Svelte with a script in TypeScript into one in JavaScript: the types of the script are erased, what they
// say in words goes to the names that stay. The markup stays, but for types of parameters, which snippets cannot do without.
import { format } from 'oxfmt'
import type { AST } from 'svelte/compiler'
import { formatting } from './compiler.ts'
import { withCommentsOfProps } from './props-comments.ts'
import { parseSvelte, rangeOfScript } from './svelte-parser.ts'
import { eraseTypes, withJavaScriptEndings } from './to-javascript.ts'

interface Edit {
  start: number
  end: number
  text: string
}

/**
 * The JavaScript of a component; undefined where it has no TypeScript. `isFile` tells whether a name that stands in the
 * script is one of the template's files.
 */
export async function svelteToJavaScript(
  path: string,
  text: string,
  isFile: (name: string) => boolean
): Promise<string | undefined> {
  const { fragment, instance } = parseSvelte(path, text)
  if (instance === null || !instance.attributes.some(({ name }) => name === 'lang')) return undefined
  const { start, end } = rangeOfScript(instance)
  const script = eraseTypes(path, withCommentsOfProps(path, text.slice(start, end)), isFile)
  const output = [scriptEdit(text, instance, script), ...editsIn(fragment, text)]
    .toSorted((one, other) => other.start - one.start)
    .reduce((edited, edit) => edited.slice(0, edit.start) + edit.text + edited.slice(edit.end), text)
  assertNoTypesInMarkup(path, output)
  const { code, errors } = await format(path, output, formatting)
  if (errors.length > 0)
    throw new Error(`${path}: its JavaScript cannot be formatted: ${errors[0]?.message ?? ''}`)
  return code
}

/** The script of a component becomes another one; one without a statement is left out. */
function scriptEdit(text: string, { start, end, attributes }: AST.Script, script: string): Edit {
  if (script.trim() === '') {
    const behind = text.slice(end).trimStart()
    return { start, end: text.length - behind.length, text: '' }
  }
  const kept = attributes
    .filter(({ name }) => !['lang', 'generics'].includes(name))
    .map((each) => ` ${text.slice(each.start, each.end)}`)
  return { start, end, text: `<script${kept.join('')}>${script}</script>` }
}

/**
 * In markup, parameters of snippets lose their types, members of a record are named with a dot, and comments name files as
 * they are called in JavaScript.
 */
function editsIn(node: unknown, text: string): Edit[] {
  if (Array.isArray(node)) return node.flatMap((each) => editsIn(each, text))
  if (typeof node !== 'object' || node === null || !('type' in node)) return []
  const within = Object.values(node).flatMap((each) => editsIn(each, text))
  if (node.type === 'Comment') {
    const { start, end } = node as AST.Comment
    return [{ start, end, text: withJavaScriptEndings(text.slice(start, end)) }]
  }
  if (node.type === 'MemberExpression') return [...within, ...dotOf(node as unknown as MemberExpression)]
  if (node.type !== 'SnippetBlock') return within
  const types = (node as AST.SnippetBlock).parameters.flatMap((each) => {
    const { typeAnnotation: type } = each as { typeAnnotation?: { start: number; end: number } }
    return type === undefined ? [] : [{ start: type.start, end: type.end, text: '' }]
  })
  return [...types, ...within]
}

interface MemberExpression {
  end: number
  computed: boolean
  optional: boolean
  object: { end: number }
  property: { type: string; value?: unknown }
}

function dotOf({ end, computed, optional, object, property }: MemberExpression): Edit[] {
  const { value } = property
  const isName = typeof value === 'string' && /^[a-z_$][\w$]*$/i.test(value)
  return computed && isName ? [{ start: object.end, end, text: `${optional ? '?.' : '.'}${value}` }] : []
}

/** No other expression of the markup may hold a type. */
function assertNoTypesInMarkup(path: string, text: string): void {
  try {
    parseSvelte(path, text)
  } catch (error) {
    throw new Error(`${path}: its markup is not JavaScript: ${String(error)}`, { cause: error })
  }
}
