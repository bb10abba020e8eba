import type { FileRule, LocalFinding, Range } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'
import { tokenTypes, tokenRange, type Tokens } from '../../sources/css.ts'

// A constant of this module: a test runner puts a getter before what is imported, and each token asks for it.
const css = tokenTypes

/** Columns before the first sign of the line that a token stands in. */
function indentation(tokens: Tokens, index: number, text: string): number {
  const [start] = tokenRange(tokens, index)
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  return line.length - line.trimStart().length
}

/**
 * Of blocks that are left open at the end, the ones that the way the sheet is written tells apart: a brace that closes
 * further left than its block began closes one around it, and the block itself was never closed.
 */
function unclosed(tokens: Tokens, text: string, count: number): number[] {
  const open: { index: number; at: number }[] = []
  const found: number[] = []
  for (let index = 0; index < tokens.count && found.length < count; index += 1) {
    const type = tokens.types[index]
    if (type !== css.LeftCurlyBracket && type !== css.RightCurlyBracket) continue
    const at = indentation(tokens, index, text)
    const closes = type === css.RightCurlyBracket
    // A rule that begins where another one did, or further left, is not inside of it.
    for (let top = open.at(-1); top && (closes ? at < top.at : at <= top.at); top = open.at(-1)) {
      const sameLine = !text
        .slice(tokenRange(tokens, top.index)[0], tokenRange(tokens, index)[0])
        .includes('\n')
      if (sameLine) break
      found.push(top.index)
      open.pop()
    }
    if (closes) open.pop()
    else open.push({ index, at })
  }
  return found
}

function blocks(tokens: Tokens, text: string): LocalFinding[] {
  const open: number[] = []
  const stray: number[] = []
  for (let index = 0; index < tokens.count; index += 1) {
    const type = tokens.types[index]
    if (type === css.LeftCurlyBracket) open.push(index)
    else if (type === css.RightCurlyBracket && open.pop() === undefined) stray.push(index)
  }
  const told = open.length > 0 ? unclosed(tokens, text, open.length) : []
  const places = told.length === open.length ? told : open
  return [
    ...places.map((index) => ({ message: messages.cssBlockOpen, range: tokenRange(tokens, index) })),
    ...stray.map((index) => ({ message: messages.cssBlockClose, range: tokenRange(tokens, index) }))
  ]
}

function isOpenComment([start, end]: Range, text: string): boolean {
  return !text.endsWith('*/', end) || end - start < 4
}

function unfinished(tokens: Tokens, text: string): LocalFinding[] {
  const found: LocalFinding[] = []
  for (let index = 0; index < tokens.count; index += 1) {
    const type = tokens.types[index]
    if (type === css.BadString || type === css.BadUrl)
      found.push({ message: messages.cssString, range: tokenRange(tokens, index) })
    else if (type === css.Comment && isOpenComment(tokenRange(tokens, index), text))
      found.push({ message: messages.cssComment, range: tokenRange(tokens, index) })
  }
  return found
}

/** Blocks, strings and comments of a style sheet that do not end. Build tools disagree on them, browsers drop what follows. */
export const cssBalance: FileRule = {
  id: 'css/balance',
  type: 'syntax',
  severity: 'error',
  phase: 'syntax',
  scope: 'file',
  languages: ['css'],
  check: (source) => [...unfinished(source.tokens(), source.text), ...blocks(source.tokens(), source.text)]
}
