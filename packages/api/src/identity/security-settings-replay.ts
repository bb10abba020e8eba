import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'
import { roleNameSchema, timeSchema } from '../kernel/fields.ts'
import { namedEffectKinds } from '../kernel/limits.ts'
import { newSecuritySettingsSchema } from './security-settings.ts'

const defineRoute = defineRoutes({ tag: 'Settings' })

/** Days of sign-ins that are replayed under proposed security settings. */
export const replayDays = 30

/** Number of users that an effect lists; its count includes all. */
export const replayNames = 20

/** The effects of a change of the security settings. */
export const replayEffectKinds = [
  'lockouts',
  'refused-sign-ins',
  'asked-again',
  'second-factor',
  'password-only'
] as const

export type ReplayEffectKind = (typeof replayEffectKinds)[number]

const count = z.number().int()

/** A user whom a change of the security settings affects. */
export const affectedUserSchema = z.object({
  id: z.string(),
  name: z.string().openapi({ example: 'Dana Whitlock' }),
  email: z.string(),
  roleName: roleNameSchema,
  isYou: z.boolean()
})

export type AffectedUser = z.infer<typeof affectedUserSchema>

const nextPage = z.string().nullable().openapi({
  description: 'What the next page is asked for by; null where there is none',
  example: '2_dana@example.com'
})

/** An effect of a change of the security settings: the counts before and after, and the affected users. */
export const replayEffectSchema = z
  .object({
    kind: z.enum(replayEffectKinds).openapi({
      description:
        'Lockouts; right passwords refused during one; sign-ins asked for again; people who would have to add a second factor; people who have nothing but a password'
    }),
    before: count.nullable().openapi({
      description: 'With the settings as they are; null where that was not recorded over the whole time',
      example: 37
    }),
    after: count.openapi({ description: 'With the settings that were sent', example: 118 }),
    people: z
      .object({
        total: count.openapi({
          description: 'People whom the change hits, and who are not hit without it',
          example: 14
        }),
        administrators: count.openapi({
          description: 'Of them, those who may enter the control panel',
          example: 2
        }),
        locked: count.openapi({
          description: 'Of them, those who are locked after failed sign-ins now',
          example: 1
        }),
        unverified: count.openapi({
          description: 'Of them, those whose email address is not verified',
          example: 2
        }),
        includesYou: z.boolean(),
        first: z.array(affectedUserSchema),
        next: nextPage
      })
      .nullable()
      .openapi({ description: 'Null where only a number is known' })
  })
  .openapi('ReplayEffect')

export type ReplayEffect = z.infer<typeof replayEffectSchema>

/** The effects of a change of the security settings on the last 30 days of sign-ins. */
export const replaySchema = z
  .object({
    from: timeSchema,
    to: timeSchema,
    signIns: count.openapi({ description: 'Sign-ins that succeeded', example: 5539 }),
    people: count.openapi({ description: 'Who they were', example: 1139 }),
    isWhole: z.boolean().openapi({ description: 'False where there were more sign-ins than are replayed' }),
    unexplainedAt: timeSchema.nullable().openapi({
      description:
        'The last refused sign-in without a reason in the audit log: right passwords that a lock refused are known since then. Null where each has one'
    }),
    effects: z.array(replayEffectSchema),
    mustProve: z.boolean().openapi({
      description: 'You sign in by what the change takes away: prove another way first, by signing in with it'
    })
  })
  .openapi('SecurityReplay')

export type SecurityReplay = z.infer<typeof replaySchema>

export const replaySecuritySettingsRoute = defineRoute('POST /api/admin/settings/security/replay', {
  access: 'system.config',
  scope: 'installation',
  summary: 'Replay a change of the security settings',
  description:
    'Counts what the settings that are sent would have done to the last 30 days of sign-ins, as the audit log has them, and changes nothing. A lock is counted for each account; that known devices have counters of their own is not in the log. Sessions that ended more than a day ago are not known. Whether a password is long enough is never known, nor whether somebody still has the second factor, the passkey or the account at a provider that they enrolled.',
  rateLimits: ['replay-account'],
  body: newSecuritySettingsSchema,
  answer: ok('What would have happened', replaySchema)
})

export type NamedEffectKind = (typeof namedEffectKinds)[number]

export const listReplayedPeopleRoute = defineRoute('POST /api/admin/settings/security/replay/people', {
  access: 'system.config',
  scope: 'installation',
  summary: 'List the people whom a change of the security settings would hit',
  description:
    'The page after the one whose `next` is sent as `after`: yourself first, then administrators, then the others, each by their address. The sign-ins are replayed again, so that the pages follow what has happened meanwhile.',
  rateLimits: ['replay-account'],
  body: z
    .strictObject({
      settings: newSecuritySettingsSchema,
      kind: z.enum(namedEffectKinds),
      after: z
        .string()
        .max(330)
        .regex(/^[012]_/)
        .openapi({ example: '2_dana@example.com' })
    })
    .openapi('ReplayedPeopleQuery'),
  answer: ok('A page of people', z.object({ people: z.array(affectedUserSchema), next: nextPage }))
})
