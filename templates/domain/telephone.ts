import type { Telephone } from './business.ts'

/** A part of the owner's text about telephone numbers: a number with its URL, or plain text. */
export interface TelephonePart {
  text: string
  /** A `tel:` URL (RFC 3966). */
  url?: string
}

/**
 * Splits a text into telephone numbers, each with its `tel:` URL, and the text between them. Digits of every script,
 * extensions and letters are supported; other numbers, such as opening hours, stay plain text. Numbers that are `known`
 * with their country code can be called from anywhere.
 */
export function parseTelephones(
  written: string,
  known: readonly Omit<Telephone, 'id'>[] = []
): readonly TelephonePart[] {
  const found = findNumbers(maskHours(written))
  const most = Math.max(0, ...found.map(({ digits }) => digits.length))
  const least = Math.min(most, callableDigits)
  const parts: TelephonePart[] = []
  let end = 0
  for (const { start, text, digits, extension } of found) {
    if (digits.length < Math.max(least, 3)) continue
    if (start > end) parts.push({ text: written.slice(end, start) })
    const number = known.find(({ dialled }) => dialled === digits)?.number ?? digits
    parts.push({ text, url: `tel:${number}${extension === '' ? '' : `;ext=${extension}`}` })
    end = start + text.length
  }
  if (end < written.length) parts.push({ text: written.slice(end) })
  return parts
}

interface FoundNumber {
  start: number
  text: string
  /** As they are dialled, with a plus before a country code. */
  digits: string
  extension: string
}

function findNumbers(written: string): FoundNumber[] {
  const found: FoundNumber[] = []
  let from = 0
  for (;;) {
    candidate.lastIndex = from
    const match = candidate.exec(written)
    if (match === null) return found
    const start = match.index
    const text = withoutLooseLetters(match[0])
    const numbers = splitNumbers(text, start)
    const ending = numbers.pop()
    if (ending === undefined) return found
    const last = withExtension(ending, written)
    found.push(...numbers, last)
    from = Math.max(last.start + last.text.length, start + 1)
  }
}

/**
 * From the first to the last digit, with the usual separators, and letters for digits. A plus followed by a blank
 * belongs to the number, unless another number precedes it: then it means `and`.
 */
const candidate =
  /(?:\[[+＋]\s?\p{Nd}{1,3}\]\s?|(?<!\p{Nd}\)?\s{0,3})\(?[+＋]\s(?=[1-9])|[+＋(]{0,2})\p{Nd}(?:[\p{Nd}\s().\-‐-―−/|·\u200e\u200f\u202a-\u202e\u2066-\u2069]*[\p{Nd})])?(?:(?:[\s.\-‐-―]*[A-Z]{2,})+[\p{Nd}A-Z-]*)?/gu

/** Minimum length of a number that stands beside another, and maximum length (E.164). */
const callableDigits = 7
const digitsMax = 15

/** Separators between two numbers; a blank is one only where they would be too long together. */
const separators = [/\s*[/|·\n]\s*/g, /\s+[-‐-―]\s+/g, /\s+(?=[+＋])/g, /\s+/g]

/** Splits text that holds two numbers side by side. */
function splitNumbers(text: string, start: number): FoundNumber[] {
  for (const separator of separators) {
    const splits = [...text.matchAll(separator)].map(({ index, 0: between }) => {
      const [left, right] = [text.slice(0, index), text.slice(index + between.length)]
      return { left, right, between, lengths: [lengthOf(left), lengthOf(right)] as const }
    })
    // Two numbers of one place have similar lengths.
    splits.sort((a, b) => Math.abs(a.lengths[0] - a.lengths[1]) - Math.abs(b.lengths[0] - b.lengths[1]))
    for (const { left, right, between, lengths } of splits) {
      const next = start + left.length + between.length
      const whole = Math.min(...lengths) >= callableDigits
      const parted = between.trim() !== '' || between.includes('\n') || /^[+＋]/.test(right)
      if (whole && (parted || lengths[0] + lengths[1] > digitsMax))
        return [...splitNumbers(left, start), ...splitNumbers(right, next)]
      // `0142/43`: the alternative last digits of another number.
      const isEnding = lengths[0] >= 9 && lengths[1] > 0 && lengths[1] <= 4
      if (isEnding && /[/|]/.test(between)) {
        const digits = dialled(left).slice(0, -lengths[1]) + dialled(right)
        return [...splitNumbers(left, start), { start: next, text: right, digits, extension: '' }]
      }
    }
  }
  return [{ start, text, digits: dialled(text), extension: '' }]
}

function lengthOf(number: string): number {
  return dialled(number).replace('+', '').length
}

/** Letters are digits where the number would be too short without them (E.161); else they are text. */
function withoutLooseLetters(text: string): string {
  const letters = text.search(/[\s.\-‐-―]*[A-Z]/)
  if (letters === -1) return text
  const before = dialled(text.slice(0, letters)).replace('+', '').length
  // `1-800-555-TELL`: the length of a North American number with its country code.
  const isWhole = /^[-‐-―][A-Z]{3,}/.test(text.slice(letters)) && /^\+?1\d{10}$/.test(dialled(text))
  const isShort = before >= 2 && before < callableDigits && dialled(text).length <= digitsMax
  const isVanity = isShort || (isWhole && before < 10)
  return isVanity ? text : text.slice(0, letters)
}

const extensionAfter =
  /^\s*[,;(]?\s*(?:extension|extn|ext|ex|x|durchwahl|nebenstelle|dw|poste|interno|int|anexo|anschluss|доб|داخلي|تحويلة|#)[.:=]?\s*(\p{Nd}{1,7})(?!\p{Nd})\)?/iu

function withExtension(number: FoundNumber, written: string): FoundNumber {
  const end = number.start + number.text.length
  const match = extensionAfter.exec(written.slice(end))
  if (match === null) return number
  return { ...number, text: number.text + match[0], extension: toAscii(match[1] ?? '') }
}

/** Countries whose national numbers never begin with a zero: one after the country code is the trunk prefix. */
const withoutZero =
  /^(?:20|27|31|32|33|34|40|41|43|44|45|46|47|48|49|51|52|53|54|55|56|57|58|60|61|62|63|64|65|66|81|82|84|86|90|91|92|93|94|95|98|212|213|234|249|251|254|255|256|260|263|351|353|355|358|359|380|381|385|386|420|421|852|880|886|961|962|963|964|966|967|968|971|972|973|974|977|994|995|998)0/

/** The dialled digits of a number as it was written. */
function dialled(written: string): string {
  const ascii = toAscii(written)
  const international = /^\D*(?:\+|00)/.test(ascii)
  // `+44 (0)20`: the zero is the trunk prefix, except in Italy, where it is part of the number.
  const isItalian = /^\D*(?:\+|00)\D*(?:39|378|379)/.test(ascii)
  // The former trunk prefix of Lithuania is 8.
  const digits = (international && !isItalian ? ascii.replace(/\(\s*0\s*\)/, '') : ascii)
    .replace(/^(\D*(?:\+|00)\D*370\D*)\(\s*8\s*\)/, '$1')
    .replace(/[A-Z]/g, (letter) => keypad[letter.charCodeAt(0) - 65] ?? '')
    .replace(/\D/g, '')
  if (!international) return digits
  const number = ascii.includes('+') ? digits : digits.replace(/^00/, '')
  return `+${withoutZero.test(number) ? number.replace(withoutZero, (code) => code.slice(0, -1)) : number}`
}

/** The digit of each letter from A to Z on a keypad (E.161). */
const keypad = '22233344455566677778889999'

/** Converts digits of every script to 0 to 9, and a full-width plus to a plus. */
function toAscii(text: string): string {
  return text.replace('＋', '+').replace(/\p{Nd}/gu, (digit) => {
    // In Unicode the ten digits of a script are consecutive, and some sets of ten adjoin: hence the modulo below.
    const code = digit.codePointAt(0) ?? 0
    let before = 0
    while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1
    return String(before % 10)
  })
}

const hour = String.raw`(?:2[0-4]|1\d|0?\d)(?:[.:][0-5]\d)?`
const half = String.raw`\s?[ap]\.?m\.?`
const to = String.raw`\s?(?:[-‐-―]|to|bis)\s?`

/** Formats of opening hours beside a telephone number. */
const forms = [
  String.raw`24\s?/\s?7`,
  String.raw`[5-7]\s?j\s?/\s?7`,
  hour + half + to + hour + half,
  `${hour}${to}${hour}(?:${half}|${String.raw`\s?(?:uhr|h|hrs|hours)`})`,
  String.raw`${hour}(?:[ap]m|\s?(?:uhr|hrs|hours)|h(?:[0-5]\d)?)`,
  String.raw`24\s?h`,
  String.raw`[1-7]\s(?:days|tage|jours|d[ií]as|giorni|dagen|dni)`,
  // Hours alone, such as `9-5`, count only after a whole number.
  String.raw`(?<=(?:\p{Nd}[\s().\-‐-―]{0,2}){10}[\s|/(·]\s{0,3})${hour}\s?[-‐-―]\s?(?!0+(?!\d))${hour}(?![\s.\-/]{0,3}\p{Nd})`
]

const hours = new RegExp(String.raw`(?<!\p{Nd})(?:${forms.join('|')})(?![\p{L}\p{Nd}])`, 'giu')

/** The text with its opening hours replaced by NUL characters, so that they are not read as part of a number. */
export function maskHours(text: string): string {
  return text.replace(hours, (match) => '\0'.repeat(match.length))
}
