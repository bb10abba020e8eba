import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { doneSchema, ok } from '../responses.ts'
import {
  firstNameSchema,
  lastNameSchema,
  passwordSchema,
  roleNameSchema,
  secretSchema,
  timeSchema
} from '../kernel/fields.ts'
import { signInAnswerSchema } from '../identity/sign-in-answer.ts'

const defineRoute = defineRoutes({ tag: 'Tenants' })

const exampleId = '8c2f6a1e-4f0b-4c58-9c3e-7b1d52f0a964'

/** A tenant in which the caller can work. */
export const ownTenantSchema = z
  .object({
    membership: z.string().nullable().openapi({
      description: 'The membership to switch to; null for where the account belongs',
      example: exampleId
    }),
    name: z.string().nullable().openapi({
      description: 'Name of the tenant; null for the installation itself',
      example: 'Alder Street Clinic'
    }),
    roleName: roleNameSchema,
    isCurrent: z.boolean().openapi({ description: 'Whether this session works in it', example: true }),
    isSuspended: z.boolean().openapi({ example: false })
  })
  .openapi('OwnTenant')

export type OwnTenant = z.infer<typeof ownTenantSchema>

export const listOwnTenantsRoute = defineRoute('GET /api/account/tenants', {
  access: 'signed-in',
  summary: 'List your tenants',
  description: 'Where the account belongs comes first, then memberships by name.',
  answer: ok('The tenants', z.object({ tenants: z.array(ownTenantSchema) }))
})

export const switchTenantRoute = defineRoute('POST /api/account/tenants/switch', {
  access: 'signed-in',
  summary: 'Switch to another tenant',
  description:
    'Makes a new session that works in the tenant with the role of the membership, and ends this one. It ends when this one would have. Written to the audit log.',
  rateLimits: ['switch-account'],
  body: z
    .strictObject({
      membership: z.string().max(64).nullable().openapi({ description: 'Null for where the account belongs' })
    })
    .openapi('TenantSwitch', { example: { membership: exampleId } }),
  answer: ok('The new session', signInAnswerSchema)
})

export const leaveTenantRoute = defineRoute('DELETE /api/account/tenants/{id}', {
  access: 'signed-in',
  summary: 'Leave a tenant',
  description:
    'Ends one of your memberships, by its id, and your sessions in that tenant. Written to the audit log.',
  params: z.object({ id: z.string().max(64).openapi({ example: exampleId }) }),
  answer: ok('You have left', doneSchema)
})

const invitationSchema = z
  .object({
    tenant: z.string().openapi({ example: 'Alder Street Clinic' }),
    email: z.string().openapi({ example: 'noor@example.com' }),
    roleName: roleNameSchema,
    invitedBy: z.string().nullable().openapi({ example: 'Mira Voss' }),
    expiresAt: timeSchema,
    hasAccount: z.boolean().openapi({ description: 'Whether the address has an account', example: false })
  })
  .openapi('OwnInvitation')

export type OwnInvitation = z.infer<typeof invitationSchema>

export const checkInvitationRoute = defineRoute('POST /api/auth/invitations/check', {
  access: 'public',
  summary: 'Look at an invitation',
  description:
    'Says into which tenant the link of an invitation leads, and whether its address has an account; nothing is used up. Whoever has the link reads the mails of that address.',
  rateLimits: ['token-address'],
  body: z.strictObject({ token: secretSchema }),
  answer: ok('The invitation', invitationSchema)
})

export const acceptInvitationRoute = defineRoute('POST /api/auth/invitations/accept', {
  access: 'public',
  summary: 'Accept an invitation with a new account',
  description:
    'Makes an account that belongs to the tenant, with the address that was invited, and signs in. Written to the audit log.',
  rateLimits: ['token-address'],
  body: z
    .strictObject({
      token: secretSchema,
      firstName: firstNameSchema,
      lastName: lastNameSchema,
      password: passwordSchema
    })
    .openapi('AcceptInvitation'),
  answer: ok('A session, or a challenge for the second factor', signInAnswerSchema)
})

export const joinTenantRoute = defineRoute('POST /api/auth/invitations/join', {
  access: 'signed-in',
  summary: 'Accept an invitation with your account',
  description:
    'Makes you a member of the tenant, where the invitation is for the address of your account; any other session is refused with `invite.other`, and the invitation stays open. Switch to the tenant afterwards. Written to the audit log.',
  rateLimits: ['token-address'],
  body: z.strictObject({ token: secretSchema }),
  answer: ok('The account is a member', doneSchema)
})
