import { z } from '@hono/zod-openapi'
import { permissionIds } from '../access.ts'
import { secretField, secretShownOnce } from '../secret-fields.ts'
import { maximumNameLength, maximumPasswordLength } from './limits.ts'
import { toAsciiEmail, toUnicodeEmail } from './email-domain.ts'
import { accountMessages, passwordMessages } from './messages.ts'
import { isPlainLine } from './plain-line.ts'

/** A top-level domain in Punycode, which the pattern of addresses does not accept. */
const encodedEnding = /\.xn--[a-z0-9-]+$/

/** An email address, normalised: in lower case, trimmed, and with its domain in ASCII. */
export const emailSchema = z
  .string({ error: accountMessages.emailRequired })
  .trim()
  .min(1, accountMessages.emailRequired)
  .max(254, accountMessages.emailInvalid)
  .toLowerCase()
  .transform(toAsciiEmail)
  .refine(
    (email) => email.length <= 254 && z.regexes.email.test(email.replace(encodedEnding, '.com')),
    accountMessages.emailInvalid
  )
  .openapi({ type: 'string', format: 'email', example: 'maya@example.com' })

/** An email address for display, with its domain in Unicode. */
export const shownEmailSchema = z
  .string()
  .transform(toUnicodeEmail)
  .openapi({ type: 'string', example: 'maya@example.com' })

/** A password, unchanged: never trimmed or truncated (ASVS 5.0, 6.2.8). */
export const passwordSchema = z
  .string({ error: accountMessages.passwordRequired })
  .min(1, accountMessages.passwordRequired)
  .max(maximumPasswordLength, passwordMessages.long(maximumPasswordLength))
  .openapi(secretField)

/** Any script and any visible character; the length counts code points, not UTF-16 units. */
const personalNameSchema = (required: string) =>
  z
    .string({ error: required })
    .trim()
    .min(1, required)
    .refine(
      (text) => Array.from(text).length <= maximumNameLength,
      accountMessages.nameLong(maximumNameLength)
    )
    .refine(isPlainLine, accountMessages.nameSigns)
    .openapi({ type: 'string', minLength: 1, maxLength: maximumNameLength })
/** A first name. */
export const firstNameSchema = personalNameSchema(accountMessages.firstNameRequired)
/** A last name. */
export const lastNameSchema = personalNameSchema(accountMessages.lastNameRequired)

/** The empty object as body. */
export const emptySchema = z.strictObject({})

/** An opaque token from a mail or a response. */
export const secretSchema = z.string().min(1).max(512).openapi(secretField)

/** Recovery codes of the second factor. */
export const recoveryCodesSchema = z.array(z.string()).openapi({
  ...secretShownOnce,
  description: 'Shown this once; empty where the ones from before still hold'
})

/** The id of a role: a built-in or a custom one. */
export const roleIdSchema = z.string().min(1).max(64).openapi({ example: 'editor' })
/** The display name of a role. */
export const roleNameSchema = z.string().openapi({ example: 'Editor' })
/** The id of a permission. */
export const permissionSchema = z.enum(permissionIds)
/** A role that the caller may grant, with its permissions, so that these can be shown before. */
export const givableRoleSchema = z.object({
  id: roleIdSchema,
  name: roleNameSchema,
  permissions: z.array(permissionSchema)
})
export type GivableRole = z.infer<typeof givableRoleSchema>
/** A Unix timestamp in milliseconds. */
export const timeSchema = z
  .number()
  .int()
  .openapi({ description: 'Milliseconds since 1970, UTC', example: 1_795_262_400_000 })

/** One of a few numbers; the OpenAPI document lists all of them, where `z.literal` alone would list the first. */
export function numberOf<const Choices extends readonly [number, ...number[]]>(choices: Choices) {
  return z.literal(choices).openapi({ type: 'integer', enum: [...choices] })
}
