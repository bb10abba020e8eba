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
