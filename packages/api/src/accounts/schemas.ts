import { z } from '@hono/zod-openapi'
import { permissionIds, roleIds } from '../access.ts'
import { longestName, maximumPasswordLength } from './limits.ts'
import { accountMessages, passwordMessages } from './messages.ts'

/** An email address, in lower case and without the spaces that pasting brings. */
export const emailSchema = z
  .string({ error: accountMessages.emailRequired })
  .trim()
  .min(1, accountMessages.emailRequired)
  .max(254, accountMessages.emailInvalid)
  .toLowerCase()
  .pipe(z.email(accountMessages.emailInvalid))
  .openapi({ type: 'string', format: 'email', example: 'maya@example.com' })

/** A password as it was typed: never trimmed, never cut (ASVS 5.0, 6.2.8). */
export const passwordSchema = z
  .string({ error: accountMessages.passwordRequired })
  .min(1, accountMessages.passwordRequired)
  .max(maximumPasswordLength, passwordMessages.long(maximumPasswordLength))

/** Any script and any sign that shows, as it was typed; a sign that takes two units of a string counts as one. */
const name = (required: string) =>
  z
    .string({ error: required })
    .trim()
    .min(1, required)
    .refine((text) => Array.from(text).length <= longestName, accountMessages.nameLong(longestName))
    .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), accountMessages.nameSigns)
    .openapi({ type: 'string', minLength: 1, maxLength: longestName })
export const firstNameSchema = name(accountMessages.firstNameRequired)
export const lastNameSchema = name(accountMessages.lastNameRequired)

/** An opaque secret from a mail or an answer. */
export const secretSchema = z.string().min(1).max(512)

export const roleIdSchema = z.enum(roleIds)
export const permissionSchema = z.enum(permissionIds)
export const timeSchema = z.number().int().openapi({ description: 'Milliseconds since 1970, UTC' })

/** The signed-in person, as spec 2 §3 names the fields. */
export const sessionUserSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: roleIdSchema,
    permissions: z.array(permissionSchema),
    avatar: z.string().nullable(),
    lastLogin: timeSchema.nullable(),
    isActive: z.boolean(),
    tenantId: z.string().nullable(),
    emailVerified: z.boolean(),
    twoFactorEnabled: z.boolean(),
    createdAt: timeSchema
  })
  .openapi('SessionUser')

/** What a person with a second factor still has to show, after the password. */
export const challengeSchema = z
  .object({
    ticket: z.string().openapi({ description: 'Opens the second step only, once, for a few minutes' }),
    methods: z.array(z.enum(['totp', 'recovery', 'passkey'])),
    enrol: z.boolean().openapi({ description: 'A second factor must be set up first' }),
    expiresIn: z.number().int().openapi({ description: 'Seconds' })
  })
  .openapi('Challenge')

/** The answer of every way to sign in (spec 2 §3): with a challenge there is no session yet. */
export const signInAnswerSchema = z
  .object({
    success: z.boolean(),
    message: z.string(),
    token: z.string().nullable().openapi({ description: 'Access token for the Authorization header' }),
    refreshToken: z
      .string()
      .nullable()
      .openapi({ description: 'Null with cookie transport: it travels in an HttpOnly cookie' }),
    user: sessionUserSchema.nullable(),
    expiresIn: z.number().int().nullable().openapi({ description: 'Seconds that the access token lives' }),
    challenge: challengeSchema.nullable()
  })
  .openapi('SignInAnswer')

/** An answer that holds nothing but the news. */
export const doneSchema = z.object({ success: z.literal(true), message: z.string() }).openapi('Done')

export type SessionUser = z.infer<typeof sessionUserSchema>
export type SignInAnswer = z.infer<typeof signInAnswerSchema>
export type Challenge = z.infer<typeof challengeSchema>
export type Done = z.infer<typeof doneSchema>
