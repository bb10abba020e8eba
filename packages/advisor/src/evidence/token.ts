/** A word of a text: folded for comparing, with its place in the text as written. */
export interface Token {
  /** Lower case, without accents; contractions of `not` keep their apostrophe: `don't`. */
  readonly word: string
  readonly start: number
  readonly end: number
  /** True where punctuation stands between this word and the one before. */
  readonly breaks: boolean
  /** True where that punctuation is a comma alone, as in a list. */
  readonly comma: boolean
}

const words = /[\p{L}\p{M}\p{N}]+(?:['’‘ʼ][\p{L}\p{M}]+)*/gu

/** Lower case, without accents, with straight apostrophes. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘ʼ]/g, "'")
    .toLowerCase()
    .replaceAll('ß', 'ss')
}

/** Tokenizes a text into words. Hyphens separate: `check-ups` is two tokens. */
export function tokenize(text: string): Token[] {
  let last = 0
  return [...text.matchAll(words)].map((match) => {
    const start = match.index
    const end = start + match[0].length
    const between = text.slice(last, start)
    const breaks = /[.,;:!?()\n\r"“”…–—|•/]/.test(between)
    last = end
    return { word: fold(match[0]), start, end, breaks, comma: between.trim() === ',' }
  })
}
