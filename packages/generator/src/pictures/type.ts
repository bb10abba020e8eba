import { canWrite, widthOf, type Typeface } from '../icons/outline.ts'
import { spare } from './faces.ts'

/** Typographic style of a text, in CSS pixels. */
export interface Type {
  face: Typeface
  size: number
  spacing?: number
}

/** A text without signs that no typeface draws (emoji), on one line. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Extended_Pictographic}|\p{Cf}|\u{fe0f}/gu, (sign) => (/[©®]/u.test(sign) ? sign : ''))
    .replace(/\s+/gu, ' ')
    .trim()
}

/** The typeface that can write a text: the wanted one or, where letters are missing, one with more scripts. */
export function faceFor(face: Typeface, text: string): Typeface | undefined {
  return [face, spare].find((each) => canWrite(each, plain(text)))
}

/** Values of CSS `text-wrap`: lines of nearly equal length, or no last line of a single word. */
export type Wrap = 'balance' | 'pretty'

/** A text in lines that fit a width; empty where no typeface here has its letters. */
export function wrapped(text: string, type: Type, width: number, wrap: Wrap = 'pretty'): string[] {
  const words = plain(text).split(' ').filter(Boolean)
  const lines = broken(words, type, width)
  if (lines.length < 2) return lines
  if (wrap === 'pretty') return pretty(words, lines, type, width)
  // The narrowest column of as many lines.
  let [low, high] = [Math.min(width, widestWord(text, type)), width]
  if (broken(words, type, low).length === lines.length) return broken(words, type, low)
  while (high - low > 1) {
    const middle = (low + high) / 2
    const narrow = broken(words, type, middle)
    if (narrow.length > lines.length || narrow.some((line) => lengthOf(line, type) > middle)) low = middle
    else high = middle
  }
  return broken(words, type, high)
}

/** Lines a little shorter, where that brings the last word company and costs no line. */
function pretty(words: readonly string[], lines: string[], type: Type, width: number): string[] {
  if (lines.at(-1)?.includes(' ') === true) return lines
  for (let share = 0.98; share > 0.8; share -= 0.02) {
    const other = broken(words, type, width * share)
    if (other.length > lines.length) return lines
    if (other.at(-1)?.includes(' ') === true) return other
  }
  return lines
}

/** The width of the widest word of a text. */
export function widestWord(text: string, type: Type): number {
  return Math.max(
    0,
    ...plain(text)
      .split(' ')
      .map((word) => lengthOf(word, type))
  )
}

function broken(words: readonly string[], type: Type, width: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && lengthOf(`${last} ${word}`, type) <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(...pieces(word, type, width))
  }
  return lines
}

/** A word that is wider than its column, cut wherever the column ends. */
function pieces(word: string, type: Type, width: number): string[] {
  const parts: string[] = []
  for (const character of word) {
    const last = parts.at(-1)
    if (last !== undefined && lengthOf(last + character, type) <= width)
      parts[parts.length - 1] = last + character
    else parts.push(character)
  }
  return parts
}

/** The width of a text on one line. */
export function lengthOf(text: string, { face, size, spacing = 0 }: Type): number {
  return widthOf(face, text, size, spacing)
}
