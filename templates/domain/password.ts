import { securityMessages } from './messages/security.ts'

/** From 0, too weak to use, to 4, strong. */
export type Strength = 0 | 1 | 2 | 3 | 4

export const minimumLength = 8

/** Most common passwords, in lower case and without digits at the end. */
const common = new Set(
  (
    'password passwort passw0rd qwerty qwertz azerty asdf asdfgh admin administrator welcome letmein iloveyou ' +
    'monkey dragon football baseball sunshine princess master shadow superman batman trustno abc abcd login ' +
    'secret hello freedom whatever starwars computer michael jennifer summer winter spring autumn'
  ).split(' ')
)

/**
 * Estimates how hard a password is to guess. Length counts most; common words, sequences such as 12345, repeated
 * letters and the visitor's own name or e-mail address (`own`) do not count.
 */
export function passwordStrength(password: string, own: readonly string[] = []): Strength {
  const length = Array.from(password).length
  if (length < minimumLength) return 0
  const worth = length - wasted(password, own)
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password)
  ).length
  const points = worth + (kinds - 1) * 2
  if (worth < 5 || points < 8) return 1
  if (points < 12) return 2
  return points < 17 ? 3 : 4
}

export function strengthLabel(strength: Strength): string {
  return securityMessages.strengths[strength]
}

/** The most useful advice for a password of this strength, one sentence. */
export function strengthAdvice(password: string, strength: Strength): string {
  if (Array.from(password).length < minimumLength) return securityMessages.longer(minimumLength)
  return strength < 3 ? securityMessages.words : securityMessages.fine
}

/** Number of characters that are easy to guess. */
function wasted(password: string, own: readonly string[]): number {
  const lower = password.toLowerCase()
  const word = lower.replace(/[^\p{L}]+$/u, '')
  const known = [...common]
    .filter((entry) => entry.length > 3 && lower.includes(entry))
    .map((entry) => entry.length)
  const ownParts = own
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((part) => part.length > 2 && lower.includes(part))
    .map((part) => part.length)
  return Math.max(0, common.has(word) ? lower.length - 2 : 0, ...known, ...ownParts) + runs(lower)
}

/** Number of characters that continue a repetition or a sequence, such as the third on of `aaa`, `abc` or `321`. */
function runs(text: string): number {
  let count = 0
  for (let index = 2; index < text.length; index++) {
    const first = text.charCodeAt(index - 1) - text.charCodeAt(index - 2)
    const second = text.charCodeAt(index) - text.charCodeAt(index - 1)
    if (first === second && Math.abs(first) <= 1) count++
  }
  return count
}
