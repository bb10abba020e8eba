import type { FileRule, LocalFinding } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'
import { tokenTypes, tokenText, type Tokens } from '../../sources/css.ts'

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

// A constant of this module: a test runner puts a getter before what is imported, and each token asks for it.
const css = tokenTypes

const isSpace = (type: number | undefined): boolean => type === css.WhiteSpace || type === css.Comment
const isOpening = (type: number | undefined): boolean =>
  type === css.LeftParenthesis || type === css.Function || type === css.LeftSquareBracket
const isClosing = (type: number | undefined): boolean =>
  type === css.RightParenthesis || type === css.RightSquareBracket

/** At-rules that end with a semicolon, never with a block. */
const statementAtRules = /^@(import|charset|namespace|apply|tailwind|use|forward)$/i

/** A statement of a stylesheet, as indexes of its tokens. */
interface Statement {
  /** Its first token that is no space. */
  first: number
  /** The delimiter after it. */
  end: number
  /** A block follows. */
  opens: boolean
  /** Inside a block, where declarations stand. */
  nested: boolean
}

/** Splits a stylesheet into statements, at every depth. */
function* splitStatements({ count, types }: Tokens): Generator<Statement> {
  let first = -1
  let blocks = 0
  let brackets = 0
  for (let index = 0; index <= count; index += 1) {
    const type = types[index]
    if (isOpening(type)) brackets += 1
    else if (isClosing(type)) brackets -= 1
    const opens = type === css.LeftCurlyBracket
    const closes = type === css.RightCurlyBracket
    if (index === count || opens || closes || (type === css.Semicolon && brackets <= 0)) {
      if (first >= 0) yield { first, end: index, opens, nested: blocks > 0 }
      first = -1
      brackets = 0
      blocks = Math.max(0, blocks + Number(opens) - Number(closes))
    } else if (first < 0 && !isSpace(type)) first = index
  }
}

/** A value whose line ends with one of these continues in the next line. */
const continuesAfter = (type: number | undefined): boolean =>
  type === css.Comma || type === css.Colon || type === css.Delim

/** Splits a statement into lines: its tokens outside brackets, without spaces and comments; continued lines are joined. */
function splitLines({ first, end }: Statement, tokens: Tokens, text: string): number[][] {
  const { types } = tokens
  let line: number[] = []
  const lines = [line]
  let depth = 0
  let broken = false
  let last: number | undefined
  for (let index = first; index < end; index += 1) {
    const type = types[index]
    if (isSpace(type)) {
      broken ||= tokenText(tokens, index, text).includes('\n')
      continue
    }
    if (depth === 0) {
      if (broken && last !== undefined && !continuesAfter(last)) lines.push((line = []))
      line.push(index)
    }
    if (isOpening(type)) depth += 1
    else if (isClosing(type)) depth -= 1
    last = type
    broken = false
  }
  return lines
}

/** The offset at which the word before a token ends: the place of a missing semicolon. */
function endBefore({ types, starts }: Tokens, index: number): number {
  let at = index
  while (isSpace(types[at - 1])) at -= 1
  return starts[at] ?? 0
}

/** `margin:`, which begins a declaration. */
function beginsDeclaration({ types }: Tokens, name: number | undefined, colon: number | undefined): boolean {
  return name !== undefined && types[name] === css.Ident && colon !== undefined && types[colon] === css.Colon
}

/** The gaps inside a line, as in `color: red margin: 0`. */
function gapsInside(line: readonly number[], tokens: Tokens, text: string): number[] {
  const [name, colon] = line
  const plain = beginsDeclaration(tokens, name, colon) && !text.startsWith('--', tokens.starts[name ?? 0])
  if (!plain) return []
  return line.flatMap((word, at) => {
    if (at < 2 || !beginsDeclaration(tokens, word, line[at + 1])) return []
    const before = endBefore(tokens, word)
    const apart = (tokens.starts[word] ?? 0) > before && tokenText(tokens, word, text) !== 'progid'
    return apart ? [before] : []
  })
}

/** True for `color:` at the beginning of a statement. In `a:hover {` the colon belongs to a selector. */
function isPlainDeclaration({ first, opens, nested }: Statement, tokens: Tokens, text: string): boolean {
  let colon = first + 1
  while (isSpace(tokens.types[colon]) && !tokenText(tokens, colon, text).includes('\n')) colon += 1
  return (
    nested &&
    beginsDeclaration(tokens, first, colon) &&
    (!opens || /\s/.test(text[tokens.starts[colon + 1] ?? 0] ?? ''))
  )
}

/** The offsets at which a statement misses semicolons. */
function findGaps(statement: Statement, tokens: Tokens, text: string): number[] {
  const { first: head, opens, nested } = statement
  const { types } = tokens
  const rule = types[head] === css.AtKeyword && statementAtRules.test(tokenText(tokens, head, text))
  if (!rule && !isPlainDeclaration(statement, tokens, text)) return []
  const lines = splitLines(statement, tokens, text)
  const begins = lines.slice(1).flatMap(([first = 0, second], index) => {
    const selector = opens && index === lines.length - 2
    const begun = selector || types[first] === css.AtKeyword || beginsDeclaration(tokens, first, second)
    return begun ? [endBefore(tokens, first)] : []
  })
  const declarations = opens ? lines.slice(0, -1) : lines
  const inside = nested ? declarations.flatMap((line) => gapsInside(line, tokens, text)) : []
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
    const tokens = source.tokens()
    const places = [...splitStatements(tokens)].flatMap((statement) =>
      findGaps(statement, tokens, source.text)
    )
    return places.map((place) => ({
      message: messages.missingSemicolons,
      range: [place, place],
      fix: { confidence: 'certain', edits: [{ range: [place, place], text: ';' }] }
    }))
  }
}
