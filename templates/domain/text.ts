/** Characters of a name that fits beside the navigation at full size. */
const nameMax = 28

/** Whether a name is set smaller, so that it fits beside the navigation. */
export function isLongName(name: string): boolean {
  return Array.from(name).length > nameMax
}

/** Truncates a text to at most `limit` characters, at a word boundary. */
export function truncate(text: string, limit: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  const characters = Array.from(plain)
  if (characters.length <= limit) return plain
  const cut = characters.slice(0, limit - 1).join('')
  const space = cut.lastIndexOf(' ')
  return `${space > limit / 2 ? cut.slice(0, space) : cut}…`
}

/** The lines of an address, split at commas and line breaks. A town and its county stay together. */
export function addressLines(address: string): readonly string[] {
  if (!/\d|\n/.test(address)) return address.trim() === '' ? [] : [address.trim()]
  return address.split(/\s*[,\n]\s*/).filter((line) => line !== '')
}

/** The paragraphs of a story, without the one that stands on the page already. */
export function paragraphsBeside(said: string, story: readonly string[]): readonly string[] {
  return story.filter((paragraph) => paragraph.trim() !== said.trim())
}

/** Splits a text into sentences. */
export function splitSentences(text: string): readonly string[] {
  const parts = text.replace(/\s+/g, ' ').trim().split(sentenceEnd)
  const sentences: string[] = []
  for (const part of parts.filter((each) => each !== '')) {
    const last = sentences.at(-1)
    if (last !== undefined && abbreviation.test(last)) sentences[sentences.length - 1] = `${last} ${part}`
    else sentences.push(part)
  }
  return sentences
}

/** A blank after the end of a sentence, unless a lower-case letter follows. */
const sentenceEnd = /(?<=[.!?…。！？؟][”’"')\]]*)\s+(?=[^\p{Ll}])/u

/** Abbreviations such as Dr., St., e.g. */
const abbreviation = /(?:^|\s)(?:\p{Lu}\p{L}{0,2}|\p{L}(?:\.\p{L})+)\.$/u

/** A word and its position; case and accents are folded. */
export interface Word {
  folded: string
  start: number
  length: number
}

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu

/** Scripts without spaces between words: each character counts as a word. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u

export function foldWords(text: string): readonly Word[] {
  return [...text.matchAll(wordPattern)].flatMap((match) => {
    const [word] = match
    if (!unspaced.test(word)) return [{ folded: fold(word), start: match.index, length: word.length }]
    let start = match.index
    return Array.from(word, (letter) => {
      const part = { folded: fold(letter), start, length: letter.length }
      start += letter.length
      return part
    })
  })
}

function fold(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
}

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
