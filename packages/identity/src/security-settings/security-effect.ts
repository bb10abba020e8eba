import type { ApiCalls } from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import { countActiveUsers, countWithoutSecondFactor } from '../second-factor/enforcement.ts'
import { getSecuritySettings } from '@sitewright/kernel/services'
import { findAdministrators } from '@sitewright/kernel/users'

type SecurityEffect = ApiCalls['GET /api/admin/settings/security/effect']['answer']

/**
 * Counts the users whom the security settings concern, and the super admins who could sign in if every provider failed.
 */
export async function getSecurityEffect({ services }: UserCall): Promise<SecurityEffect> {
  const { db } = services.database
  const administrators = await findAdministrators(db, await getSecuritySettings(db), services.now())
  return {
    withoutSecondFactor: await countWithoutSecondFactor(db),
    people: await countActiveUsers(db),
    superAdmins: administrators.length,
    withoutProvider: administrators.filter(({ canWithoutProvider }) => canWithoutProvider).length,
    checksBreaches: services.isBreached !== undefined
  }
}
