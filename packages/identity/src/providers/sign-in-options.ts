import type { SignInOptions } from '@sitewright/api'
import { type Services, requiredPasswordLength, getSecuritySettings } from '@sitewright/kernel/services'
import { countActiveSuperAdmins } from '@sitewright/kernel/users'
import { findOfferedProviders } from './provider-connections.ts'

/** Public sign-in options: methods, providers and password rules. */
export async function getSignInOptions({ database: { db }, outbox }: Services): Promise<SignInOptions> {
  const settings = await getSecuritySettings(db)
  const { enforceStrongPasswords: strong, passwordRequirements: parts } = settings
  return {
    passwordLogin: settings.allowPasswordLogin,
    mail: outbox.configured,
    setUp: (await countActiveSuperAdmins(db)) === 0,
    providers: await findOfferedProviders(db),
    password: {
      minLength: requiredPasswordLength(settings),
      uppercase: strong && parts.uppercase,
      lowercase: strong && parts.lowercase,
      numbers: strong && parts.numbers,
      symbols: strong && parts.symbols
    }
  }
}
