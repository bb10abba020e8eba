import type { Range } from '../engine/rule.ts'

const around = 2
const widest = 160

/** Line and column of an offset, both from 1. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

/** The lines around a place, numbered, with carets under what is meant. */
export function frameOf(text: string, range: Range): string {
  const { line, column } = placeOf(text, range[0])
  const lines = text.split('\n').map((each) => each.replace(/\r$/, ''))
  const from = Math.max(1, line - around)
  const to = Math.min(lines.length, line + around)
  const width = String(to).length
  const shown: string[] = []
  for (let number = from; number <= to; number += 1) {
    const content = lines[number - 1] ?? ''
    const clipped = content.length > widest ? `${content.slice(0, widest)}…` : content
    shown.push(`${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${clipped}`.trimEnd())
    if (number !== line || column > widest) continue
    const carets = Math.max(1, Math.min(range[1] - range[0], content.length - column + 1, widest))
    shown.push(`  ${' '.repeat(width)} | ${' '.repeat(column - 1)}${'^'.repeat(carets)}`)
  }
  return shown.join('\n')
}
