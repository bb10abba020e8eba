import {
  ApiError,
  maximumPasswordLength,
  passwordMessages,
  type ErrorDetail,
  type SecuritySettings
} from '@sitewright/api'
import { dictionary } from '@zxcvbn-ts/language-common'
import type { Services } from '../services/services.ts'
import { requiredPasswordLength } from '../settings/security-settings.ts'

const common = new Set(dictionary['passwords-common'])
const productName = 'sitewright'
/** Shorter parts of a name would refuse passwords by coincidence. */
const minimumWordLength = 4

/** Owner of a new password, which must not contain their data. */
export interface PasswordOwner {
  email: string
  firstName: string
  lastName: string
}

const composition = {
  uppercase: /\p{Lu}/u,
  lowercase: /\p{Ll}/u,
  numbers: /\p{Nd}/u,
  symbols: /[^\p{L}\p{N}\s]/u
} as const

/**
 * All problems of a new password: length, required characters, common passwords, personal data, and words that the
 * settings forbid (security bar 4, 5).
 */
export function findPasswordProblems(
  password: string,
  owner: PasswordOwner,
  settings: SecuritySettings
): string[] {
  const length = Array.from(password).length
  const least = requiredPasswordLength(settings)
  const problems: string[] = []
  if (length < least) problems.push(passwordMessages.short(least))
  if (length > maximumPasswordLength) problems.push(passwordMessages.long(maximumPasswordLength))
  if (settings.enforceStrongPasswords) {
    for (const part of ['uppercase', 'lowercase', 'numbers', 'symbols'] as const) {
      if (settings.passwordRequirements[part] && !composition[part].test(password))
        problems.push(passwordMessages[part])
    }
  }
  if (common.has(password.toLowerCase())) problems.push(passwordMessages.common)
  const bare = normalizeLetters(password)
  if (personalWords(owner).some((word) => bare.includes(word))) problems.push(passwordMessages.personal)
  const refused = settings.refusedWords.find((word) => bare.includes(normalizeLetters(word)))
  if (refused !== undefined) problems.push(passwordMessages.refusedWord(refused))
  return problems
}

/** Normalises a text to lower-case letters and digits without accents: O’Neil, O'Néil and oneil are one name. */
function normalizeLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/** Words that a password must not contain: the owner's names and the local part of the address, whole and in parts. */
function personalWords({ email, firstName, lastName }: PasswordOwner): string[] {
  const [local = ''] = email.split('@')
  const parts = [firstName, lastName].flatMap((name) => [name, ...name.split(/[\s-]+/u)])
  const words = [...parts, local, ...local.split(/[._+-]+/u), productName].map(normalizeLetters)
  return words.filter((word) => word.length >= minimumWordLength)
}

/**
 * Refuses a password that breaks the policy, with every reason. If the breach check is unavailable, the password
 * passes.
 */
export async function requireAllowedPassword(
  { isBreached }: Pick<Services, 'isBreached'>,
  password: string,
  owner: PasswordOwner,
  settings: SecuritySettings
): Promise<void> {
  const problems = findPasswordProblems(password, owner, settings)
  if (problems.length === 0 && (await isBreached?.(password)) === true)
    problems.push(passwordMessages.breached)
  if (problems.length > 0)
    throw new ApiError(
      'auth.password-weak',
      problems.map((message): ErrorDetail => ({ path: 'password', message }))
    )
}
