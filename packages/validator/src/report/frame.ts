import type { Range } from '../engine/rule.ts'
import { lineAt, lineStarts } from '../sources/lines.ts'

const around = 2
const widest = 160

/** A text with an index of its lines. */
export interface LinedText {
  text: string
  starts: readonly number[]
}

/** Indexes the lines of a text. */
export function linedText(text: string): LinedText {
  return { text, starts: lineStarts(text) }
}

/** Line and column of an offset, both from 1. */
export function placeOf({ starts }: LinedText, offset: number): { line: number; column: number } {
  const index = lineAt(starts, offset)
  return { line: index + 1, column: offset - (starts[index] ?? 0) + 1 }
}

/** Code frame: the lines around a place, numbered, with carets under the range. */
export function codeFrame(lined: LinedText, range: Range): string {
  const { text, starts } = lined
  const { line, column } = placeOf(lined, range[0])
  const contentOf = (number: number): string => {
    const start = starts[number - 1] ?? 0
    const end = (starts[number] ?? text.length + 1) - 1
    return text.slice(start, Math.min(end, start + 2 * widest + 2)).replace(/\r$/, '')
  }
  const from = Math.max(1, line - around)
  const to = Math.min(starts.length, line + around)
  const width = String(to).length
  const shown: string[] = []
  for (let number = from; number <= to; number += 1) {
    const content = contentOf(number)
    const clipped = content.length > widest ? `${content.slice(0, widest)}…` : content
    shown.push(`${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${clipped}`.trimEnd())
    if (number !== line || column > widest) continue
    const carets = Math.max(1, Math.min(range[1] - range[0], content.length - column + 1, widest))
    shown.push(`  ${' '.repeat(width)} | ${' '.repeat(column - 1)}${'^'.repeat(carets)}`)
  }
  return shown.join('\n')
}
