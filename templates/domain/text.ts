/** The address behind a telephone number: digits, and a plus in front where there is one. */
export function telephoneAddress(number: string): string {
  const trimmed = number.trim()
  return `tel:${trimmed.startsWith('+') ? '+' : ''}${trimmed.replace(/\D/g, '')}`
}

/** The first words of a text, at most `limit` characters, ended where a word ends. */
export function shorten(text: string, limit: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  const characters = Array.from(plain)
  if (characters.length <= limit) return plain
  const cut = characters.slice(0, limit - 1).join('')
  const space = cut.lastIndexOf(' ')
  return `${space > limit / 2 ? cut.slice(0, space) : cut}…`
}

/** The parts of an address, one a line, as they were separated by commas or line breaks. */
export function addressLines(address: string): readonly string[] {
  return address.split(/\s*[,\n]\s*/).filter((line) => line !== '')
}
