import type { FileRule, LocalFinding } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'
import { css, type Token } from '../../sources/css.ts'

// A worked example. In
//
//   .card {
//     color: red
//     margin: 0 padding: 1px;
//   }
//
// `splitStatements` gives what stands between `{`, `}` and `;` outside brackets: `.card` (ends at a brace) and
// `color: red margin: 0 padding: 1px` (ends at a semicolon). `splitLines` cuts the second one at its line breaks, and
// `findGaps` looks for a name with a colon where a value should go on:
//
//   - `margin :` begins a line, so a semicolon is missing behind `red`;
//   - `padding :` stands inside a line behind a space, so one is missing behind `0`.
//
// A colon proves little by itself: `a:hover {` is a selector, `--x: a b: c` is a value that may be anything, and a value
// that ends in a comma, a colon or an operator goes on in the next line.

const isSpace = (token: Token | undefined): boolean =>
  token?.type === css.WhiteSpace || token?.type === css.Comment

const opens = new Set([css.LeftParenthesis, css.Function, css.LeftSquareBracket])
const closes = new Set([css.RightParenthesis, css.RightSquareBracket])

/** At-rules that end with a semicolon, never with a block. */
const statementAtRules = /^@(import|charset|namespace|apply|tailwind|use|forward)$/i

interface Statement {
  tokens: readonly Token[]
  /** The delimiter after it. */
  end: 'semicolon' | 'open' | 'close' | 'file'
  /** Inside a block, where declarations stand. */
  nested: boolean
}

/** Splits a stylesheet into statements, at every depth. */
function splitStatements(tokens: readonly Token[]): Statement[] {
  const statements: Statement[] = []
  let current: Token[] = []
  let blocks = 0
  let brackets = 0
  const finish = (end: Statement['end']): void => {
    if (current.some((token) => !isSpace(token)))
      statements.push({ tokens: current, end, nested: blocks > 0 })
    current = []
    brackets = 0
  }
  for (const token of tokens) {
    if (opens.has(token.type)) brackets += 1
    if (closes.has(token.type)) brackets -= 1
    if (token.type === css.LeftCurlyBracket) {
      finish('open')
      blocks += 1
    } else if (token.type === css.RightCurlyBracket) {
      finish('close')
      blocks = Math.max(0, blocks - 1)
    } else if (token.type === css.Semicolon && brackets <= 0) finish('semicolon')
    else current.push(token)
  }
  finish('file')
  return statements
}

interface Word extends Token {
  /** The offset at which the word before it ends: the place of a missing semicolon. */
  gap: number
}

/** A value whose line ends with one of these continues in the next line. */
const continuesAfter = new Set([css.Comma, css.Colon, css.Delim])

/** Splits a statement into lines: its tokens outside brackets, without spaces and comments; continued lines are joined. */
function splitLines(statement: Statement, text: string): Word[][] {
  const lines: Word[][] = [[]]
  let depth = 0
  let broken = false
  let last: Token | undefined
  for (const token of statement.tokens) {
    if (isSpace(token)) {
      broken ||= text.slice(token.start, token.end).includes('\n')
      continue
    }
    if (depth === 0) {
      if (last && broken && !continuesAfter.has(last.type)) lines.push([])
      lines.at(-1)?.push({ ...token, gap: last?.end ?? token.start })
    }
    if (opens.has(token.type)) depth += 1
    if (closes.has(token.type)) depth -= 1
    last = token
    broken = false
  }
  return lines
}

/** `margin:`, which begins a declaration. */
const beginsDeclaration = (name: Word | undefined, colon: Word | undefined): boolean =>
  name?.type === css.Ident && colon?.type === css.Colon

/** The gaps inside a line, as in `color: red margin: 0`. */
function gapsInside(line: readonly Word[], text: string): number[] {
  const [name, colon] = line
  const isCustomProperty = text.startsWith('--', name?.start)
  if (!beginsDeclaration(name, colon) || isCustomProperty) return []
  return line.flatMap((word, index) => {
    const follows = index >= 2 && word.start > word.gap
    // Old filters have such names inside their values: `filter: progid:DXImageTransform(...)`.
    const isFilter = text.slice(word.start, word.end) === 'progid'
    return follows && !isFilter && beginsDeclaration(word, line[index + 1]) ? [word.gap] : []
  })
}

/** True for a declaration or an at-rule that a semicolon has to end; selectors and blocks need none. */
function needsSemicolon({ end, nested }: Statement, [head, colon]: readonly Word[], text: string): boolean {
  if (head?.type === css.AtKeyword) return statementAtRules.test(text.slice(head.start, head.end))
  // In `a:hover {` the colon belongs to a selector; only a space behind it makes a declaration.
  const isValueSpaced = end !== 'open' || /\s/.test(text[colon?.end ?? 0] ?? '')
  return nested && beginsDeclaration(head, colon) && isValueSpaced
}

/** The offsets at which a statement misses semicolons. */
function findGaps(statement: Statement, text: string): number[] {
  const begin = statement.tokens.find((token) => !isSpace(token))
  if (begin?.type !== css.Ident && begin?.type !== css.AtKeyword) return []
  const lines = splitLines(statement, text)
  if (!needsSemicolon(statement, lines[0] ?? [], text)) return []
  // Before a block the last line is its selector, which the line above has run into.
  const selector = statement.end === 'open' ? lines.length - 1 : undefined
  const betweenLines = lines.flatMap(([first, second], index) => {
    if (first === undefined || index === 0) return []
    const begins = index === selector || first.type === css.AtKeyword || beginsDeclaration(first, second)
    return begins ? [first.gap] : []
  })
  const declarations = statement.nested ? lines.filter((_line, index) => index !== selector) : []
  return [...declarations.flatMap((line) => gapsInside(line, text)), ...betweenLines]
}

/** A declaration that runs into the next for want of a semicolon (spec 3 §5); browsers drop both. */
export const missingSemicolon: FileRule = {
  id: 'css/missing-semicolon',
  type: 'syntax',
  severity: 'error',
  phase: 'syntax',
  scope: 'file',
  languages: ['css'],
  check: (source): LocalFinding[] => {
    const places = splitStatements(source.tokens()).flatMap((statement) => findGaps(statement, source.text))
    return places.map((place) => ({
      message: messages.missingSemicolons,
      range: [place, place],
      fix: { confidence: 'certain', edits: [{ range: [place, place], text: ';' }] }
    }))
  }
}
