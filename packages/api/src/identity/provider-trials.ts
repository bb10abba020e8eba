import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'
import { timeSchema } from '../kernel/fields.ts'
import { providerDraftSchema, providerIdSchema, userMappingSchema } from './providers.ts'

const defineRoute = defineRoutes({ tag: 'Sign-in providers' })

const text = z.string().nullable()
const trialId = '0198c0de-6a1f-7c3e-9b8a-2f4c3c1f7a10'

/** A test sign-in, which only shows the claims of a provider. */
export const providerTrialSchema = z
  .object({
    id: z.string(),
    provider: providerIdSchema,
    state: z.enum(['waiting', 'shown', 'refused']).openapi({
      description: 'Until the browser comes back `waiting`; `refused` where no claims were read'
    }),
    problem: text.openapi({ description: 'Why a real sign-in would be refused', example: null }),
    claims: z
      .record(z.string(), z.unknown())
      .nullable()
      .openapi({ description: 'What the provider says, without tokens', example: { sub: '248289761001' } }),
    person: z
      .object({
        email: text,
        emailVerified: z.boolean(),
        firstName: z.string(),
        lastName: z.string(),
        avatar: text
      })
      .nullable()
      .openapi({ description: 'How the user mapping reads the claims' }),
    effect: z
      .enum(['signs-in', 'connects', 'creates', 'verifies', 'refuses'])
      .nullable()
      .openapi({ description: 'What a real sign-in would do now' }),
    account: z
      .object({ id: z.string(), name: z.string(), email: z.string() })
      .nullable()
      .openapi({ description: 'The account that it would sign in to' }),
    isYou: z.boolean().openapi({ description: 'It is your own account: you have proved this way to sign in' })
  })
  .openapi('ProviderTrial')

export type ProviderTrial = z.infer<typeof providerTrialSchema>

export const tryProviderRoute = defineRoute('POST /api/admin/providers/{id}/try', {
  access: 'system.config',
  scope: 'installation',
  summary: 'Try a sign-in with a provider',
  description:
    'Answers with the address to open in a popup. The sign-in is real, and ends without a session and without a user; its result is kept for ten minutes, encrypted. It works before the provider is enabled, and with changes that are not saved.',
  rateLimits: ['test-connection'],
  params: z.strictObject({ id: providerIdSchema }),
  body: z
    .strictObject({
      changes: providerDraftSchema.optional().openapi({
        description: 'What is tried before it is saved; it then proves no way to sign in',
        example: { userMapping: { avatarField: 'photo' } }
      })
    })
    .openapi('ProviderTrialStart'),
  answer: ok(
    'Where to go',
    z.object({
      trial: z.string().openapi({ example: trialId }),
      url: z.string().openapi({ example: 'https://accounts.google.com/o/oauth2/v2/auth?client_id=abc' })
    })
  )
})

export const getProviderTrialRoute = defineRoute('GET /api/admin/providers/{id}/try/{trial}', {
  access: 'system.config',
  scope: 'installation',
  summary: 'Get the result of a tried sign-in',
  description: 'Only for who began it, for ten minutes.',
  params: z.strictObject({ id: providerIdSchema, trial: z.string().max(64).openapi({ example: trialId }) }),
  answer: ok('What came of it', providerTrialSchema)
})

/** The result of mapping claims to the fields of a user. */
export const mappedClaimsSchema = z
  .object({
    at: timeSchema.openapi({ description: 'When the tried sign-in was begun' }),
    email: text,
    emailVerified: z.boolean(),
    isEmailKnown: z.boolean().openapi({
      description:
        'False where the claim that an address would be read from is not among those of that sign-in: another mapping may have asked for less'
    }),
    name: text.openapi({ description: 'It stands in for a first or last name that is missing' }),
    firstName: z.string(),
    lastName: z.string(),
    avatar: text.openapi({ description: 'The address of a picture' })
  })
  .openapi('MappedClaims')

export type MappedClaims = z.infer<typeof mappedClaimsSchema>

/** Applies an unsaved mapping to the claims of the caller's last test sign-in. */
export const previewMappingRoute = defineRoute('POST /api/admin/providers/{id}/try/mapping', {
  access: 'system.config',
  scope: 'installation',
  summary: 'Preview a mapping of fields',
  description:
    'Reads the claims of your last tried sign-in with the provider, as they are kept without tokens for ten minutes, by the mapping that is sent. Asks nobody and changes nothing; null where there was none.',
  params: z.strictObject({ id: providerIdSchema }),
  body: userMappingSchema,
  answer: ok('What a person would become', z.object({ mapped: mappedClaimsSchema.nullable() }))
})
