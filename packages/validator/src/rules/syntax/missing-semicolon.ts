import type { FileRule, LocalFinding } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'
import { css, type Token } from '../../sources/css.ts'

const isSpace = (token: Token | undefined): boolean =>
  token?.type === css.WhiteSpace || token?.type === css.Comment

const opens = new Set([css.LeftParenthesis, css.Function, css.LeftSquareBracket])
const closes = new Set([css.RightParenthesis, css.RightSquareBracket])

/** Statements that end with a semicolon, never with a block. */
const closedBySemicolon = /^@(import|charset|namespace|apply|tailwind|use|forward)$/i

interface Statement {
  tokens: readonly Token[]
  /** What ended it. */
  end: 'semicolon' | 'open' | 'close' | 'file'
  /** Stands inside a block. */
  nested: boolean
}

/** The statements of a style sheet, at every depth. */
function statementsOf(tokens: readonly Token[]): Statement[] {
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
  /** Where the word before it ends. */
  before: number
}

/** A line that ends so goes on in the next. */
const goesOn = new Set([css.Comma, css.Colon, css.Delim])

/** The tokens of a statement outside brackets, without spaces and comments, in lines that belong together. */
function linesOf(statement: Statement, text: string): Word[][] {
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
      if (last && broken && !goesOn.has(last.type)) lines.push([])
      lines.at(-1)?.push({ ...token, before: last?.end ?? token.start })
    }
    if (opens.has(token.type)) depth += 1
    if (closes.has(token.type)) depth -= 1
    last = token
    broken = false
  }
  return lines
}

const isPair = (name: Word | undefined, colon: Word | undefined): boolean =>
  name?.type === css.Ident && colon?.type === css.Colon

/** Declarations that begin in the middle of a line: `color: red margin: 0`. */
function insideLine(line: readonly Word[], text: string): number[] {
  return line.flatMap((word, index) => {
    const apart = index >= 2 && word.start > word.before && text.slice(word.start, word.end) !== 'progid'
    return apart && isPair(word, line[index + 1]) ? [word.before] : []
  })
}

/** Where semicolons are missing in a statement. */
function gaps(statement: Statement, text: string): number[] {
  const begin = statement.tokens.find((token) => !isSpace(token))
  if (begin?.type !== css.Ident && begin?.type !== css.AtKeyword) return []
  const lines = linesOf(statement, text)
  const [head, colon] = lines[0] ?? []
  if (!head) return []
  const name = text.slice(head.start, head.end)
  const rule = head.type === css.AtKeyword && closedBySemicolon.test(name)
  // In `a:hover {` the colon belongs to a selector; only a space behind it makes a declaration.
  const spaced = statement.end !== 'open' || /\s/.test(text[colon?.end ?? 0] ?? '')
  const declaration = statement.nested && isPair(head, colon) && spaced
  if (!rule && !declaration) return []
  const begins = lines.slice(1).flatMap((line, index) => {
    const [first, second] = line
    const selector = statement.end === 'open' && index === lines.length - 2
    return first && (selector || first.type === css.AtKeyword || isPair(first, second)) ? [first.before] : []
  })
  const declarations = statement.end === 'open' ? lines.slice(0, -1) : lines
  const inside = declarations.flatMap((line) => {
    const [first, second] = line
    const plain = isPair(first, second) && !text.startsWith('--', first?.start)
    return statement.nested && plain ? insideLine(line, text) : []
  })
  return [...inside, ...begins]
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
    const places = statementsOf(source.tokens()).flatMap((statement) => gaps(statement, source.text))
    return places.map((place) => ({
      message: messages.missingSemicolons,
      range: [place, place],
      fix: { confidence: 'certain', edits: [{ range: [place, place], text: ';' }] }
    }))
  }
}
