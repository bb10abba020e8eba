/** A formatted input value, and the position of its caret. */
export interface Formatted {
  text: string
  caret: number
}

/** Formats a card number in groups, as it is printed on the card. */
export function formatCardNumber(text: string, caret: number): Formatted {
  const digits = digitsOf(text).slice(0, 19)
  const ends = /^3[47]/.test(digits) ? [4, 10, 15] : [4, 8, 12, 16, 19]
  const groups = ends
    .map((end, index) => digits.slice(ends[index - 1] ?? 0, end))
    .filter((group) => group !== '')
  return withCaret(groups.join(' '), digitsOf(text.slice(0, caret)).length)
}

/** Formats an expiry date as MM/YY: a month of one digit is padded, a year of four is shortened. */
export function formatExpiry(text: string, caret: number): Formatted {
  let digits = digitsOf(text)
  let before = digitsOf(text.slice(0, caret)).length
  if (/^([2-9]|1\D)/.test(text.trim())) {
    digits = `0${digits}`
    before += 1
  }
  if (/^\d{2}20\d{2}$/.test(digits)) {
    digits = digits.slice(0, 2) + digits.slice(4)
    before = 4
  }
  digits = digits.slice(0, 4)
  return withCaret(digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits, before)
}

export function formatSecurityCode(text: string): string {
  return digitsOf(text).slice(0, 4)
}

/** Validates a card number by the Luhn algorithm. */
export function isCardNumber(text: string): boolean {
  const digits = digitsOf(text)
  if (digits.length < 12 || digits.length > 19) return false
  const sum = digits
    .split('')
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

/** A card is good until the last day of its month. */
export function expiryOf(text: string, now: Date): 'good' | 'past' | 'unreadable' {
  const match = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(text.trim())
  if (match === null) return 'unreadable'
  const month = (2000 + Number(match[2])) * 12 + Number(match[1]) - 1
  const today = now.getFullYear() * 12 + now.getMonth()
  return month < today ? 'past' : month > today + 20 * 12 ? 'unreadable' : 'good'
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/** Keeps the caret behind the same digit. */
function withCaret(text: string, digitsBefore: number): Formatted {
  let caret = 0
  for (let seen = 0; caret < text.length && seen < digitsBefore; caret += 1)
    if (/\d/.test(text.charAt(caret))) seen += 1
  return { text, caret }
}
