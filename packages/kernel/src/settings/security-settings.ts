import { minimumPasswordLength, type SecuritySettings } from '@sitewright/api'
import type { Queries } from '../db/database.ts'

/** The defaults of spec 2 §9; composition rules are there and off (ASVS 5.0, 6.2.5). */
export const defaultSecuritySettings: SecuritySettings = {
  sessionTimeout: 8,
  maxLoginAttempts: 5,
  lockoutDuration: 15,
  requireTwoFactor: false,
  allowPasswordLogin: true,
  enforceStrongPasswords: false,
  passwordMinLength: minimumPasswordLength,
  passwordRequirements: { uppercase: true, lowercase: true, numbers: true, symbols: true },
  refusedWords: []
}

const key = 'security'

/** Reads the security settings, with defaults for those that were never set. */
export async function getSecuritySettings(queries: Queries): Promise<SecuritySettings> {
  const row = await queries.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst()
  if (row === undefined) return defaultSecuritySettings
  return { ...defaultSecuritySettings, ...(JSON.parse(row.value) as Partial<SecuritySettings>) }
}

/** Saves all security settings. */
export async function saveSecuritySettings(
  queries: Queries,
  settings: SecuritySettings,
  now: number
): Promise<void> {
  const value = JSON.stringify(settings)
  await queries
    .insertInto('settings')
    .values({ key, value, updated_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at: now }))
    .execute()
}

/** Minimum length of a new password: the setting, but never below the floor (security bar 4). */
export function requiredPasswordLength({ passwordMinLength }: SecuritySettings): number {
  return Math.max(minimumPasswordLength, passwordMinLength)
}
