// oxlint-disable-next-line typescript/triple-slash-reference -- packages that compile this source need the types
/// <reference path="./css-tree.d.ts" />
import parseSelectors from 'css-tree/selector-parser'
import { cssProblems } from './messages.ts'
import type { CssFinding } from './problem.ts'
import { isIgnorable, type CssToken } from './tokens.ts'

/** The effect of a token on the item (rule, declaration, statement) that it is part of. */
type Effect = 'goes on' | 'opens a value' | 'opens a block' | 'ends' | 'closes the block'

const isAtRule = ([first]: readonly CssToken[]): boolean => first?.type === 'at-keyword-token'
const isCustomProperty = ([first, second]: readonly CssToken[]): boolean =>
  first?.text.startsWith('--') === true && second?.type === 'colon-token'

function effectOf({ text }: CssToken, item: readonly CssToken[], depth: number): Effect {
  if (text === '{') return depth > 0 && isCustomProperty(item) ? 'opens a value' : 'opens a block'
  if (text === '}') return 'closes the block'
  // Outside of all blocks a semicolon ends at-rules only; a rule would swallow it.
  return text === ';' && (depth > 0 || isAtRule(item)) ? 'ends' : 'goes on'
}

/** Finds the problem of a rule's selectors. */
function selectorFindings(css: string, item: readonly CssToken[], opening: CssToken): CssFinding[] {
  const [first] = item
  const last = item.at(-1)
  if (isAtRule(item)) return []
  if (!first || !last || last.text === ',')
    return [{ at: opening.start, ...cssProblems.syntax('a selector is expected') }]
  try {
    parseSelectors(css.slice(first.start, opening.start), { context: 'selectorList' })
    return []
  } catch (error) {
    const { message, offset } = error as SyntaxError & { offset: number }
    return [{ at: first.start + offset, ...cssProblems.syntax(message.toLowerCase()) }]
  }
}

/** Finds the problem of a declaration: with a name and a colon, a browser can skip any value that it cannot use. */
function declarationFindings(item: readonly CssToken[], ending: CssToken): CssFinding[] {
  const [name, colon] = item
  if (!name || isAtRule(item)) return []
  if (name.type !== 'ident-token')
    return [{ at: name.start, ...cssProblems.syntax('the name of a property is expected') }]
  const found = colon ?? ending
  return found.type === 'colon-token'
    ? []
    : [{ at: found.start, ...cssProblems.syntax('a colon is expected') }]
}

const openings = ['(', '[']
const closings = [')', ']']

function nesting({ type, text }: CssToken): number {
  if (type === 'function-token' || openings.includes(text)) return 1
  return closings.includes(text) ? -1 : 0
}

const braces = ({ text }: CssToken): number => (text === '{' ? 1 : 0) - (text === '}' ? 1 : 0)

/**
 * Finds syntax errors in balanced CSS: invalid selectors, and declarations without a name or a colon. Values and
 * conditions are left to the browser, which knows newer ones than we do and skips what it does not know.
 */
export function findSyntaxProblems(css: string, tokens: readonly CssToken[]): CssFinding[] {
  const findings: CssFinding[] = []
  let item: CssToken[] = []
  let depth = 0
  let inValue = 0
  let inner = 0
  for (const token of tokens) {
    if (isIgnorable(token)) continue
    if (inValue > 0) {
      inValue += braces(token)
      continue
    }
    inner += nesting(token)
    const effect = inner === 0 ? effectOf(token, item, depth) : 'goes on'
    if (effect === 'opens a value') inValue = 1
    else if (effect === 'goes on') item.push(token)
    else {
      const opens = effect === 'opens a block'
      findings.push(...(opens ? selectorFindings(css, item, token) : declarationFindings(item, token)))
      item = []
      depth += braces(token)
    }
  }
  const rest = item.length > 0 && !isAtRule(item)
  return rest
    ? [...findings, { at: css.length, ...cssProblems.syntax('a block in braces is expected') }]
    : findings
}
