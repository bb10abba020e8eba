import { lengthOf } from '../parse/text.ts'

/** The beginning of a text that fits: whole sentences if there are any, otherwise words and an ellipsis. */
export function truncateSentence(text: string, max: number): string {
  const plain = text.trim().replace(/\s+/gu, ' ')
  if (lengthOf(plain) <= max) return plain
  const start = Array.from(plain)
    .slice(0, max - 1)
    .join('')
  const sentence = /^.*[.!?。！？؟](?=\s|$)/u.exec(start)?.[0] ?? ''
  if (lengthOf(sentence) >= max / 3) return sentence
  const lastSpace = start.lastIndexOf(' ')
  return `${(lastSpace > start.length / 2 ? start.slice(0, lastSpace) : start).replace(/[\s,;:.-]+$/u, '')}…`
}
