// A component of the web app or of a template holds no text of its own: what is shown or read out stands in messages,
// so that it is found, compared and changed in one place (style guide, 'Errors').
import { parse } from '@babel/parser'
import { asScript } from './component-as-script.ts'
import { sourcesMatching, type Source } from './sources.ts'

/** Strings that are no text, though they look like one. */
const notTexts: Readonly<Record<string, string>> = {
  'team copy': 'how a project is opened',
  Enter: 'a key',
  Files: 'the type of what is dragged',
  NULL: 'a value of SQL'
}

/** Attributes, and properties of tables, whose string is shown or read out whatever it looks like. */
const textName =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|aside|caption|help|hint|label|lead|legend|note|placeholder|text|title|\w+Label|\w+Title)$/

/** Attributes that hold no text: classes, drawings, ids, formats. */
const otherName =
  /class|style|^(?:accept|aria-\w+|autoComplete|d|form|ids?|key|points|preserveAspectRatio|rel|sandbox|sizes|transform|viewBox)$/i

const codeElements = new Set(['code', 'kbd', 'meta', 'pre'])

interface Node {
  type: string
  loc: { start: { line: number } }
  [key: string]: unknown
}

/** What surrounds a string: nothing is text in code, every word is one where it is drawn. */
type Place = 'code' | 'drawn' | 'other'

/** A capitalised word, or two words beside each other. */
function readsAsText(text: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(text) || /\p{L}{2,} \p{L}{2,}/u.test(text)
}

function isText(text: string, place: Place): boolean {
  if (place === 'code' || text in notTexts || /^(?:https?:\/\/\S*|btn .*)$/.test(text)) return false
  return place === 'drawn' ? /\p{L}/u.test(text) : readsAsText(text)
}

function placeNamed(name: string, around: Place): Place {
  if (around === 'code') return 'code'
  if (textName.test(name)) return 'drawn'
  return otherName.test(name) ? 'code' : 'other'
}

/** The line of each literal text of a component, with the text. */
export function findLiterals(code: string): { line: number; text: string }[] {
  const found: { line: number; text: string }[] = []
  const add = (node: Node, text: string, place: Place): void => {
    if (isText(text, place)) found.push({ line: node.loc.start.line, text: text.replace(/\s+/g, ' ').trim() })
  }
  const visit = (value: unknown, place: Place): void => {
    if (Array.isArray(value)) value.forEach((each) => visit(each, place))
    else if (typeof value === 'object' && value !== null && 'type' in value) read(value as Node, place)
  }
  const visitParts = (node: Node, place: Place): void => {
    for (const [key, part] of Object.entries(node)) if (!/^loc$|Comments$/.test(key)) visit(part, place)
  }
  const read = (node: Node, place: Place): void => {
    switch (node.type) {
      case 'JSXText':
      case 'StringLiteral':
        return add(node, String(node.value), place)
      case 'TemplateLiteral': {
        const quasis = node.quasis as { value: { cooked: string } }[]
        const text = quasis.map(({ value }) => value.cooked).join('0')
        // Markup in a template literal, as html`<p>${text}</p>`: what stands between its tags is drawn.
        if (/<\/?[a-z]/.test(text)) for (const part of text.split(/<[^>]*>/)) add(node, part, 'drawn')
        else add(node, text, place)
        return visit(node.expressions, place)
      }
      case 'JSXElement': {
        const { name, attributes } = node.openingElement as { name: { name?: string }; attributes: Node[] }
        const inside = codeElements.has(name.name ?? '') ? 'code' : 'drawn'
        visit(attributes, inside === 'code' ? 'code' : 'other')
        return visit(node.children, inside)
      }
      case 'JSXFragment':
        return visit(node.children, 'drawn')
      case 'JSXAttribute':
        return visit(node.value, placeNamed((node.name as { name: string }).name, place))
      case 'ObjectProperty': {
        const { name = '', value = '' } = node.key as { name?: string; value?: string }
        return visit(node.value, placeNamed(name === '' ? value : name, place))
      }
      case 'ConditionalExpression':
        return visit([node.consequent, node.alternate], place)
      case 'LogicalExpression':
        return visit([node.left, node.right], place)
      case 'BinaryExpression':
        return /^[!=]==$/.test(String(node.operator)) ? undefined : visitParts(node, place)
      case 'NewExpression':
        return visitParts(node, 'code')
      case 'CallExpression':
        // What a symbol is called is seen by developers alone.
        if ((node.callee as { name?: string }).name === 'Symbol') return
        return visitParts(node, place === 'drawn' ? 'other' : place)
      case 'MemberExpression':
      case 'ArrowFunctionExpression':
        return visitParts(node, place === 'drawn' ? 'other' : place)
      default:
        if (!/^(?:Import|TS(?!As|Satisfies|NonNull))/.test(node.type)) visitParts(node, place)
    }
  }
  visit(
    parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx', 'decorators-legacy'] }).program,
    'other'
  )
  return found
}

/** Components with a literal text. */
export function findBreaches(sources: readonly Source[]): string[] {
  return sources
    .map(asScript)
    .flatMap(({ path, text: code }) =>
      findLiterals(code).map(
        ({ line, text }) => `${path}:${line} holds the text "${text}": put it into a messages.ts`
      )
    )
}

export function check(): string[] {
  // The page of parts shows parts with examples: what stands in them is no message of the app.
  return findBreaches(
    sourcesMatching(/^(?:apps\/web\/src\/(?!dev\/)|templates\/\w+\/src\/).*(?<!\.test)\.(?:tsx|vue|svelte)$/)
  )
}
