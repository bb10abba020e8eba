import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { doneSchema, ok } from '../responses.ts'
import { emptySchema, recoveryCodesSchema, secretSchema, timeSchema } from '../kernel/fields.ts'
import { signInAnswerSchema } from './sign-in-answer.ts'

const defineRoute = defineRoutes({ tag: 'Passkeys' })

const base64url = z
  .string()
  .regex(/^[\w-]*$/)
  .openapi({ example: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0' })
const credentialId = base64url.min(1).max(1400)
const transports = z
  .array(z.string().max(32))
  .max(10)
  .openapi({ example: ['internal', 'hybrid'] })
const nameSchema = z.string().trim().min(1).max(100).openapi({ example: 'MacBook' })

const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') }
// Browsers add members as the standard grows; unknown ones are dropped.
const extras = {
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({})
}

/** The result of `PublicKeyCredential.toJSON()` for a new passkey (WebAuthn level 3). */
export const passkeyAttestationSchema = z
  .object({
    ...credential,
    ...extras,
    response: z.object({
      clientDataJSON: base64url.max(4096),
      attestationObject: base64url.max(16_384),
      transports: transports.optional()
    })
  })
  .openapi('PasskeyAttestation')

export type PasskeyAttestation = z.infer<typeof passkeyAttestationSchema>

/** The result of `PublicKeyCredential.toJSON()` for an authentication. */
export const passkeyAssertionSchema = z
  .object({
    ...credential,
    ...extras,
    response: z.object({
      clientDataJSON: base64url.max(4096),
      authenticatorData: base64url.max(4096),
      signature: base64url.max(4096),
      userHandle: base64url.max(128).nullish()
    })
  })
  .openapi('PasskeyAssertion')

export type PasskeyAssertion = z.infer<typeof passkeyAssertionSchema>

const descriptorSchema = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z
    .array(z.string())
    .optional()
    .openapi({ example: ['internal'] })
})

/** The argument of `PublicKeyCredential.parseCreationOptionsFromJSON()`. */
export const passkeyCreationOptionsSchema = z
  .object({
    challenge: z.string().openapi({ example: 'dGhlLWNoYWxsZW5nZS1vZi1vbmUtc2lnbi1pbg' }),
    rp: z.object({
      id: z.string().openapi({ example: 'sites.example.com' }),
      name: z.string().openapi({ example: 'Sitewright' })
    }),
    user: z.object({
      id: z.string(),
      name: z.string().openapi({ example: 'maya@example.com' }),
      displayName: z.string().openapi({ example: 'Maya Okafor' })
    }),
    pubKeyCredParams: z.array(
      z.object({ type: z.literal('public-key'), alg: z.number().int().openapi({ example: -7 }) })
    ),
    timeout: z.number().int().openapi({ example: 300_000 }),
    attestation: z.literal('none'),
    excludeCredentials: z.array(descriptorSchema),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required')
    })
  })
  .openapi('PasskeyCreationOptions')

export type PasskeyCreationOptions = z.infer<typeof passkeyCreationOptionsSchema>

/** The argument of `PublicKeyCredential.parseRequestOptionsFromJSON()`. */
export const passkeyRequestOptionsSchema = z
  .object({
    challenge: z.string().openapi({ example: 'dGhlLWNoYWxsZW5nZS1vZi1vbmUtc2lnbi1pbg' }),
    rpId: z.string().openapi({ example: 'sites.example.com' }),
    timeout: z.number().int().openapi({ example: 300_000 }),
    allowCredentials: z.array(descriptorSchema),
    userVerification: z.literal('required')
  })
  .openapi('PasskeyRequestOptions')

export type PasskeyRequestOptions = z.infer<typeof passkeyRequestOptionsSchema>

export const passkeySchema = z
  .object({
    id: z.string(),
    name: z.string().openapi({ example: 'MacBook' }),
    createdAt: timeSchema,
    lastUsedAt: timeSchema.nullable(),
    synced: z.boolean().openapi({ description: 'It is kept by a password manager on several devices' })
  })
  .openapi('Passkey')

export type Passkey = z.infer<typeof passkeySchema>

const passkeyPath = z.object({ id: z.string().max(100) })

export const listPasskeysRoute = defineRoute('GET /api/account/passkeys', {
  access: 'signed-in',
  summary: "List one's passkeys",
  description: 'With the time of the last use. Public keys are not shown.',
  answer: ok('The passkeys, oldest first', z.object({ passkeys: z.array(passkeySchema) }))
})

/** Starts the registration (security bar 25). */
export const passkeyCreationOptionsRoute = defineRoute('POST /api/account/passkeys/options', {
  access: 'signed-in',
  stepUp: true,
  summary: 'Begin to add a passkey',
  description: 'The challenge holds for a few minutes and works once.',
  body: emptySchema,
  answer: ok('What the browser makes the passkey from', passkeyCreationOptionsSchema)
})

/** Completes the registration (WebAuthn) with the browser's response. */
export const addPasskeyRoute = defineRoute('POST /api/account/passkeys', {
  access: 'signed-in',
  summary: 'Add a passkey',
  description:
    'Finishes what POST /api/account/passkeys/options began. An account has at most 20 passkeys. Written to the audit log.',
  body: z.strictObject({ name: nameSchema, passkey: passkeyAttestationSchema }),
  answer: ok(
    'The passkey is added; with the first second factor come recovery codes, shown this once',
    z.object({ passkey: passkeySchema, recoveryCodes: recoveryCodesSchema })
  )
})

export const renamePasskeyRoute = defineRoute('PATCH /api/account/passkeys/{id}', {
  access: 'signed-in',
  summary: 'Rename a passkey',
  description: 'Only the name changes. Written to the audit log.',
  params: passkeyPath,
  body: z.strictObject({ name: nameSchema }),
  answer: ok('The passkey with its new name', passkeySchema)
})

/** Security bar 18, 25. */
export const removePasskeyRoute = defineRoute('DELETE /api/account/passkeys/{id}', {
  access: 'signed-in',
  stepUp: true,
  summary: 'Remove a passkey',
  description:
    'Refused where it is the only way to sign in, or the only second factor where one is required. Written to the audit log.',
  params: passkeyPath,
  answer: ok('The passkey is gone', doneSchema)
})

/** Starts an authentication: to sign in, to complete a challenge, or to step up. */
export const passkeyRequestOptionsRoute = defineRoute('POST /api/auth/passkey/options', {
  access: 'public',
  summary: 'Begin a proof with a passkey',
  description:
    'With the ticket of a challenge it names the passkeys of that account; without one the browser offers what it has.',
  rateLimits: ['passkey-address'],
  body: z.strictObject({ ticket: secretSchema.optional() }),
  answer: ok('What the browser asks the authenticator', passkeyRequestOptionsSchema)
})

/** A passkey counts as two factors, so there is no challenge. */
export const passkeyLoginRoute = defineRoute('POST /api/auth/passkey/login', {
  access: 'public',
  summary: 'Sign in with a passkey',
  description: 'Counts as two factors, so there is no challenge. Written to the audit log.',
  rateLimits: ['passkey-address'],
  body: z.strictObject({
    passkey: passkeyAssertionSchema,
    rememberMe: z.boolean().default(false),
    isAdmin: z.boolean().default(false)
  }),
  answer: ok('A session', signInAnswerSchema)
})
