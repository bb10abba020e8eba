import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'
import { numberOf } from '../kernel/fields.ts'
import { settingMessages } from '../kernel/messages.ts'
import { refusedWordLimits, settingChoices } from '../kernel/limits.ts'

const defineRoute = defineRoutes({ tag: 'Settings' })

const hours = { description: 'Hours', example: 8 }
const minutes = { description: 'Minutes', example: 15 }
const requirements = {
  uppercase: z.boolean(),
  lowercase: z.boolean(),
  numbers: z.boolean(),
  symbols: z.boolean()
}

const refused = {
  description:
    'Words that a new password must not hold, however they are written; passwords that are set stay',
  example: ['plumbline']
}
const { shortest, longest } = refusedWordLimits
const refusedWord = z
  .string()
  .trim()
  .max(longest)
  // Fewer would refuse passwords by coincidence; punctuation does not count.
  .refine((word) => word.replace(/[^\p{L}\p{N}]+/gu, '').length >= shortest, settingMessages.refusedWord)

/** The security settings of the installation (spec 2 §3). */
export const securitySettingsSchema = z
  .object({
    sessionTimeout: z.number().int().openapi(hours),
    maxLoginAttempts: z.number().int().openapi({ example: 5 }),
    lockoutDuration: z.number().int().openapi(minutes),
    requireTwoFactor: z.boolean(),
    allowPasswordLogin: z.boolean(),
    enforceStrongPasswords: z.boolean(),
    passwordMinLength: z.number().int().openapi({
      description: 'Characters; no password shorter than 8 can be set whatever stands here',
      example: 8
    }),
    passwordRequirements: z.object(requirements),
    refusedWords: z.array(z.string()).openapi(refused)
  })
  .openapi('SecuritySettings')

export type SecuritySettings = z.infer<typeof securitySettingsSchema>

/** New security settings: limited to the options of the screen (spec 2 §9). */
export const newSecuritySettingsSchema = z
  .strictObject({
    sessionTimeout: numberOf(settingChoices.sessionTimeout).openapi(hours),
    maxLoginAttempts: numberOf(settingChoices.maxLoginAttempts),
    lockoutDuration: numberOf(settingChoices.lockoutDuration).openapi(minutes),
    requireTwoFactor: z.boolean(),
    allowPasswordLogin: z.boolean(),
    enforceStrongPasswords: z.boolean(),
    passwordMinLength: numberOf(settingChoices.passwordMinLength),
    passwordRequirements: z.strictObject(requirements),
    refusedWords: z.array(refusedWord).max(refusedWordLimits.words).openapi(refused)
  })
  .openapi('NewSecuritySettings')

/** Number of users whom a change of the settings affects, for the confirmation dialog. */
export const securityEffectSchema = z
  .object({
    withoutSecondFactor: z.number().int().openapi({
      description: 'Active people without a second factor: asking for one signs them out',
      example: 14
    }),
    people: z.number().int().openapi({ description: 'Active people', example: 1139 }),
    superAdmins: z.number().int().openapi({ description: 'Active super admins', example: 3 }),
    withoutProvider: z.number().int().openapi({
      description: 'Super admins who can sign in now by password or passkey, without any provider',
      example: 3
    }),
    checksBreaches: z.boolean().openapi({
      description: 'Whether a list of breached passwords is asked about each new one'
    })
  })
  .openapi('SecurityEffect')

export const getSecurityEffectRoute = defineRoute('GET /api/admin/settings/security/effect', {
  access: 'system.config',
  scope: 'installation',
  summary: 'Get whom the security settings concern',
  description:
    'Call it before the settings are changed, and show the numbers to whoever decides. Also who could sign in where every provider fails.',
  answer: ok('How many people', securityEffectSchema)
})

export const getSecuritySettingsRoute = defineRoute('GET /api/admin/settings/security', {
  access: 'system.config',
  scope: 'installation',
  summary: 'Get the security settings',
  description: 'As they hold now, on every server within seconds of a change.',
  answer: ok('The settings', securitySettingsSchema)
})

/** Refused where it would lock out every super admin. */
export const updateSecuritySettingsRoute = defineRoute('PUT /api/admin/settings/security', {
  access: 'system.config',
  scope: 'installation',
  stepUp: true,
  summary: 'Change the security settings',
  description:
    'Asking for a second factor signs out everybody who has none, at once, except who asks. GET /api/admin/settings/security/effect says how many that are; call it first.',
  body: newSecuritySettingsSchema,
  answer: ok('The settings as they are kept', securitySettingsSchema)
})
