// oxlint-disable-next-line typescript/triple-slash-reference -- whoever compiles this source needs the types
/// <reference path="./css-tree.d.ts" />
import parse from 'css-tree/parser'
import { cssFaults } from './messages.ts'
import type { Finding } from './problem.ts'
import { isBlank, type CssToken } from './tokens.ts'

/** `rules`: holds rules. `style`: holds declarations, and rules inside a rule. `value`: a block in a value. */
type Block = 'rules' | 'style' | 'value'

const nesting = '& '

function blockOf(first: CssToken | undefined, second: CssToken | undefined, parent: Block): Block {
  if (parent === 'value') return 'value'
  if (first?.type === 'at-keyword-token') return parent
  const isCustomProperty = first?.text.startsWith('--') === true && second?.type === 'colon-token'
  return parent === 'style' && isCustomProperty ? 'value' : 'style'
}

/**
 * Where rules stand inside rules. Browsers know them without `&` since 2023, the parser does not yet, so it
 * gets one to read.
 */
function nestedRules(tokens: readonly CssToken[]): number[] {
  const starts: number[] = []
  const blocks: Block[] = []
  let inner = 0
  let item: CssToken[] = []
  for (const token of tokens) {
    if (isBlank(token)) continue
    const { text, type, start } = token
    if (type === 'function-token' || text === '(' || text === '[') inner++
    else if (text === ')' || text === ']') inner--
    else if (inner === 0 && text === '{') {
      const parent = blocks.at(-1) ?? 'rules'
      const [first, second] = item
      const block = blockOf(first, second, parent)
      const nested = parent === 'style' && block === 'style' && first?.type !== 'at-keyword-token'
      if (nested && first?.text !== '&') starts.push(first?.start ?? start)
      blocks.push(block)
      item = []
      continue
    } else if (inner === 0 && (text === '}' || text === ';')) {
      if (text === '}') blocks.pop()
      item = []
      continue
    }
    item.push(token)
  }
  return starts
}

/** What the parser cannot read of balanced rules: selectors, and declarations without a colon. */
export function unreadable(css: string, tokens: readonly CssToken[]): Finding[] {
  const starts = nestedRules(tokens)
  const pieces = [0, ...starts].map((start, index) => css.slice(start, starts[index] ?? css.length))
  const offsetOf = (offset: number): number =>
    offset - nesting.length * starts.filter((start, index) => start + nesting.length * index < offset).length
  const findings: Finding[] = []
  parse(pieces.join(nesting), {
    parseAtrulePrelude: false,
    parseValue: false,
    parseCustomProperty: false,
    onParseError: ({ message, offset }) =>
      findings.push({ at: offsetOf(offset), ...cssFaults.syntax(message.toLowerCase()) })
  })
  return findings
}
