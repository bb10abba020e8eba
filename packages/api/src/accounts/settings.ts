import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'
import { settingChoices } from './limits.ts'

const defineRoute = defineRoutes({ tag: 'Settings' })

const hours = { description: 'Hours' }
const minutes = { description: 'Minutes' }
const requirements = {
  uppercase: z.boolean(),
  lowercase: z.boolean(),
  numbers: z.boolean(),
  symbols: z.boolean()
}

/** The security settings of the installation (spec 2 §3). */
export const securitySettingsSchema = z
  .object({
    sessionTimeout: z.number().int().openapi(hours),
    maxLoginAttempts: z.number().int(),
    lockoutDuration: z.number().int().openapi(minutes),
    requireTwoFactor: z.boolean(),
    allowPasswordLogin: z.boolean(),
    enforceStrongPasswords: z.boolean(),
    passwordMinLength: z
      .number()
      .int()
      .openapi({ description: 'Characters; no password shorter than 8 can be set whatever stands here' }),
    passwordRequirements: z.object(requirements)
  })
  .openapi('SecuritySettings')

/** The security settings. */
export type SecuritySettings = z.infer<typeof securitySettingsSchema>

/** New security settings: the same, limited to the choices of the screen (spec 2 §9). */
export const newSecuritySettingsSchema = z
  .strictObject({
    sessionTimeout: z.literal(settingChoices.sessionTimeout).openapi(hours),
    maxLoginAttempts: z.literal(settingChoices.maxLoginAttempts),
    lockoutDuration: z.literal(settingChoices.lockoutDuration).openapi(minutes),
    requireTwoFactor: z.boolean(),
    allowPasswordLogin: z.boolean(),
    enforceStrongPasswords: z.boolean(),
    passwordMinLength: z.literal(settingChoices.passwordMinLength),
    passwordRequirements: z.strictObject(requirements)
  })
  .openapi('NewSecuritySettings')

/** How many users a change of the settings would affect, for the confirmation dialog. */
export const securityEffectSchema = z
  .object({
    withoutSecondFactor: z
      .number()
      .int()
      .openapi({ description: 'Active people without a second factor: asking for one signs them out' })
  })
  .openapi('SecurityEffect')

/** Preview how many users a change of the security settings would affect. */
export const getSecurityEffectRoute = defineRoute('GET /api/admin/settings/security/effect', {
  access: 'system.config',
  summary: 'Get whom a change of the security settings would concern',
  answer: ok('How many people', securityEffectSchema)
})

/** Get the security settings (spec 2 §2). */
export const getSecuritySettingsRoute = defineRoute('GET /api/admin/settings/security', {
  access: 'system.config',
  summary: 'Get the security settings',
  answer: ok('The settings', securitySettingsSchema)
})

/** Update the security settings; requires step-up, and refuses what would lock every super admin out. */
export const updateSecuritySettingsRoute = defineRoute('PUT /api/admin/settings/security', {
  access: 'system.config',
  summary: 'Change the security settings',
  description:
    'Asking for a second factor signs out everybody who has none, at once, except who asks. GET /api/admin/settings/security/effect says how many that are; call it first.',
  body: newSecuritySettingsSchema,
  answer: ok('The settings as they are kept', securitySettingsSchema)
})
