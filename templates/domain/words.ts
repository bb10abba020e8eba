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
