/** Truncates a text to at most `limit` characters, at the end of a word. */
export function truncate(text: string, limit: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  const characters = Array.from(plain)
  if (characters.length <= limit) return plain
  const cut = characters.slice(0, limit - 1).join('')
  const space = cut.lastIndexOf(' ')
  return `${space > limit / 2 ? cut.slice(0, space) : cut}…`
}

/** The parts of an address, one a line, as they were separated by commas or line breaks. A town with its county is one. */
export function addressLines(address: string): readonly string[] {
  if (!/\d|\n/.test(address)) return address.trim() === '' ? [] : [address.trim()]
  return address.split(/\s*[,\n]\s*/).filter((line) => line !== '')
}

/** The sentences of a text, as the owner ended them. */
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

/** A blank after a full stop, with what does not look like the middle of a sentence behind it. */
const sentenceEnd = /(?<=[.!?…。！？؟][”’"')\]]*)\s+(?=[^\p{Ll}])/u

/** Dr., St., e.g. */
const abbreviation = /(?:^|\s)(?:\p{Lu}\p{L}{0,2}|\p{L}(?:\.\p{L})+)\.$/u
