import { ApiError, maximumPasswordLength, passwordMessages, type ErrorDetail } from '@sitewright/api'
import { dictionary } from '@zxcvbn-ts/language-common'
import type { Accounts } from '../../accounts.ts'
import { passwordLength, type SecuritySettings } from '../settings/security-settings.ts'

const common = new Set(dictionary['passwords-common'])
const productName = 'sitewright'
/** Shorter parts of a name would refuse passwords by chance. */
const tellingLength = 4

/** Whose password it will be. */
export interface Owner {
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
 * What a password lacks, all of it at once: its length, the composition where it is asked for, and whether it is
 * among the most used ones or says whose it is (security bar 4, 5).
 */
export function faultsOf(password: string, owner: Owner, settings: SecuritySettings): string[] {
  const length = Array.from(password).length
  const least = passwordLength(settings)
  const faults: string[] = []
  if (length < least) faults.push(passwordMessages.short(least))
  if (length > maximumPasswordLength) faults.push(passwordMessages.long(maximumPasswordLength))
  if (settings.enforceStrongPasswords) {
    for (const part of ['uppercase', 'lowercase', 'numbers', 'symbols'] as const) {
      if (settings.passwordRequirements[part] && !composition[part].test(password))
        faults.push(passwordMessages[part])
    }
  }
  if (common.has(password.toLowerCase())) faults.push(passwordMessages.common)
  const bare = lettersOf(password)
  if (tellingWords(owner).some((word) => bare.includes(word))) faults.push(passwordMessages.personal)
  return faults
}

/** Normalises a text to lower-case letters and digits without accents: O’Neil, O'Néil and oneil are one name. */
function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/** Words that a password must not contain: the owner's names and the local part of the address, whole and in parts. */
function tellingWords({ email, firstName, lastName }: Owner): string[] {
  const [local = ''] = email.split('@')
  const parts = [firstName, lastName].flatMap((name) => [name, ...name.split(/[\s-]+/u)])
  const words = [...parts, local, ...local.split(/[._+-]+/u), productName].map(lettersOf)
  return words.filter((word) => word.length >= tellingLength)
}

/** Refuses a password that cannot be used, with every reason. The online check is let pass where it cannot be asked. */
export async function requireGoodPassword(
  { isBreached }: Pick<Accounts, 'isBreached'>,
  password: string,
  owner: Owner,
  settings: SecuritySettings
): Promise<void> {
  const faults = faultsOf(password, owner, settings)
  if (faults.length === 0 && (await isBreached(password)) === true) faults.push(passwordMessages.breached)
  if (faults.length > 0)
    throw new ApiError(
      'auth.password-weak',
      faults.map((message): ErrorDetail => ({ path: 'password', message }))
    )
}
