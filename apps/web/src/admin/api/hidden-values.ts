/** Names of fields whose values are secrets, in every call of the API. */
const secretNames =
  /^(password|currentPassword|newPassword|token|accessToken|refreshToken|ticket|secret|clientSecret|signingSecret|apiKey|recoveryCodes?|uri)$/

/** A code is a secret where it is a one-time one; the codes of errors are words. */
const oneTimeCode = /^(\d{6,8}|[A-Z0-9]{4}(-[A-Z0-9]{4})+)$/

/** A key is a secret where nobody could guess it; names of keys are short. */
const shortestKey = 24

/** A value without its secrets, and how many there were. */
export interface Shown {
  value: unknown
  hidden: number
}

/** What stands in the place of a secret. */
export const hiddenMark = '••••••'

/** Takes the secrets out of a JSON value: passwords, tokens, one-time codes. `mark` stands in their place. */
export function hideSecrets(value: unknown, mark: (name: string) => string = () => hiddenMark): Shown {
  if (Array.isArray(value)) {
    const entries = value.map((entry) => hideSecrets(entry, mark))
    return { value: entries.map((entry) => entry.value), hidden: sumOf(entries) }
  }
  if (typeof value !== 'object' || value === null) return { value, hidden: 0 }
  const fields = Object.entries(value).map(([name, inner]) => ({ name, ...hideField(name, inner, mark) }))
  return {
    value: Object.fromEntries(fields.map(({ name, value: shown }) => [name, shown])),
    hidden: sumOf(fields)
  }
}

function hideField(name: string, value: unknown, mark: (name: string) => string): Shown {
  if (isSecret(name, value)) return { value: mark(name), hidden: 1 }
  if (Array.isArray(value) && secretNames.test(name) && value.length > 0)
    return { value: value.map(() => mark(name)), hidden: value.length }
  return hideSecrets(value, mark)
}

function isSecret(name: string, value: unknown): boolean {
  if (typeof value !== 'string' || value === '') return false
  if (name === 'code') return oneTimeCode.test(value)
  if (name === 'key') return value.length >= shortestKey
  return secretNames.test(name)
}

const sumOf = (parts: readonly { hidden: number }[]): number =>
  parts.reduce((total, { hidden }) => total + hidden, 0)
