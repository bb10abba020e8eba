/** Relative widths of characters; 1 is an average letter. */
const widths: readonly (readonly [pattern: RegExp, width: number])[] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 1.8],
  [/[mwMW@%œæŒÆшщжюШЩЖЮ]/u, 1.6],
  [/[fijlrtI.,:;!'’\-()|/ıłíìîï]/u, 0.62],
  [/\p{Lu}/u, 1.22]
]

/**
 * Width of the longest word in average letters, so that CSS can fit it to a column: font-size = column width / (this ×
 * width of a letter).
 */
export function longestWordWidth(text: string): number {
  const words = text
    .split(/\s+/)
    .map((word) => Array.from(word).reduce((sum, letter) => sum + letterWidth(letter), 0))
  return Math.max(1, Math.round(Math.max(...words) * 100) / 100)
}

function letterWidth(letter: string): number {
  return widths.find(([pattern]) => pattern.test(letter))?.[1] ?? 1
}
