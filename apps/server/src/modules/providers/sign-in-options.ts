import type { SignInOptions } from '@sitewright/api'
import type { Accounts } from '../../accounts.ts'
import { countActiveSuperAdmins } from '../auth/users.repository.ts'
import { passwordLength, securitySettings } from '../settings/security-settings.ts'
import { offeredProviders } from './connections.ts'

/** The ways to sign in and the rules for passwords, for pages that nobody has signed in on yet. */
export async function signInOptions({ database: { db }, outbox }: Accounts): Promise<SignInOptions> {
  const settings = await securitySettings(db)
  const { enforceStrongPasswords: strong, passwordRequirements: parts } = settings
  return {
    passwordLogin: settings.allowPasswordLogin,
    mail: outbox.configured,
    setUp: (await countActiveSuperAdmins(db)) === 0,
    providers: await offeredProviders(db),
    password: {
      minLength: passwordLength(settings),
      uppercase: strong && parts.uppercase,
      lowercase: strong && parts.lowercase,
      numbers: strong && parts.numbers,
      symbols: strong && parts.symbols
    }
  }
}
