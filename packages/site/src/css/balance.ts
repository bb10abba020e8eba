import { cssProblems } from './messages.ts'
import type { CssFinding } from './problem.ts'
import type { CssToken } from './tokens.ts'

const closings: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' }
const names: Readonly<Record<string, string>> = { '{': 'block', '[': 'bracket', '(': 'parenthesis' }

/** Backslashes before the last character: an odd number means that it is escaped. */
function isEscapedAtEnd(text: string): boolean {
  return (/\\*(?=.$)/su.exec(text)?.[0].length ?? 0) % 2 === 1
}

/** Finds the problem of an unterminated token. */
function openEnd({ type, text }: CssToken): Omit<CssFinding, 'at'> | undefined {
  if (type === 'bad-string-token') return cssProblems.brokenString()
  if (type === 'bad-url-token') return cssProblems.brokenUrl()
  if (type === 'comment-token') {
    return text.length >= 4 && text.endsWith('*/') ? undefined : cssProblems.unclosed('comment', '*/')
  }
  const quote = text[0] ?? ''
  if (type === 'string-token') {
    const closed = text.length > 1 && text.endsWith(quote) && !isEscapedAtEnd(text)
    return closed ? undefined : cssProblems.unclosed('string', quote)
  }
  const closed = type !== 'url-token' || (text.endsWith(')') && !isEscapedAtEnd(text))
  return closed ? undefined : cssProblems.unclosed('address', ')')
}

/** Finds unbalanced brackets, strings and comments: without them, any wrapper such as a layer holds. */
export function findUnbalanced(tokens: readonly CssToken[]): CssFinding[] {
  const findings: CssFinding[] = []
  const open: { opening: string; at: number }[] = []
  for (const token of tokens) {
    const { type, text, start: at } = token
    const broken = openEnd(token)
    if (broken) findings.push({ at, ...broken })
    const opening = type === 'function-token' ? '(' : text
    if (type === 'function-token' || (type === `${text}-token` && opening in closings))
      open.push({ opening, at })
    else if (type === `${text}-token` && Object.values(closings).includes(text)) {
      const last = open.at(-1)
      if (last && closings[last.opening] === text) open.pop()
      else findings.push({ at, ...cssProblems.stray(text) })
    }
  }
  const unclosed = open.map(({ opening, at }) => ({
    at,
    ...cssProblems.unclosed(names[opening] ?? '', closings[opening] ?? '')
  }))
  return [...findings, ...unclosed]
}
