import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { doneSchema, ok } from '../responses.ts'
import {
  emailSchema,
  givableRoleSchema,
  shownEmailSchema,
  roleIdSchema,
  roleNameSchema,
  timeSchema
} from '../kernel/fields.ts'
import { invitationLimits } from './invitation-limits.ts'
import { tenantPath } from './tenants.ts'

const defineRoute = defineRoutes({ tag: 'Tenants' })

const exampleId = '8c2f6a1e-4f0b-4c58-9c3e-7b1d52f0a964'
const id = z.string().openapi({ example: exampleId })

/** The states of an invitation. */
export const invitationStates = ['open', 'expired', 'accepted', 'revoked'] as const

/** An invitation into a tenant, without its link. */
export const tenantInvitationSchema = z
  .object({
    id,
    email: shownEmailSchema,
    role: roleIdSchema,
    roleName: roleNameSchema,
    state: z.enum(invitationStates).openapi({ example: 'open' }),
    invitedBy: z
      .string()
      .nullable()
      .openapi({ description: 'Name of whoever invited', example: 'Mira Voss' }),
    createdAt: timeSchema,
    sentAt: timeSchema.openapi({ description: 'When its link was mailed last' }),
    expiresAt: timeSchema,
    endedAt: timeSchema.nullable().openapi({ description: 'When it was accepted or revoked' })
  })
  .openapi('TenantInvitation')

export type TenantInvitation = z.infer<typeof tenantInvitationSchema>

/** A user who works in a tenant other than their own. */
export const tenantMemberSchema = z
  .object({
    id: id.openapi({ description: 'Of the membership' }),
    userId: id,
    name: z.string().openapi({ example: 'Noor Haddad' }),
    email: shownEmailSchema,
    avatar: z.string().nullable(),
    role: roleIdSchema,
    roleName: roleNameSchema,
    home: z.string().nullable().openapi({
      description: 'The tenant that they belong to; null for the installation',
      example: 'Harbour Bakery'
    }),
    createdAt: timeSchema.openapi({ description: 'Since when they are a member' })
  })
  .openapi('TenantMember')

export type TenantMember = z.infer<typeof tenantMemberSchema>

export const listTenantMembersRoute = defineRoute('GET /api/admin/tenants/{id}/members', {
  access: 'tenants.read',
  scope: 'installation',
  summary: 'List members and invitations',
  description: `Who works in the tenant by a membership, by name, and who was invited, the newest first: at most ${invitationLimits.listed} of each. Users who belong to it are in the list of users.`,
  params: tenantPath,
  answer: ok(
    'The members and invitations',
    z.object({
      members: z.array(tenantMemberSchema),
      invitations: z.array(tenantInvitationSchema),
      roles: z.array(givableRoleSchema).openapi({ description: 'The roles that you may invite with' })
    })
  )
})

/** The address and the role of an invitation. */
export const newInvitationSchema = z
  .strictObject({ email: emailSchema, role: roleIdSchema })
  .openapi('NewInvitation', { example: { email: 'noor@example.com', role: 'editor' } })

export type NewInvitation = z.output<typeof newInvitationSchema>

const invited = z.object({ invitation: tenantInvitationSchema })

export const inviteRoute = defineRoute('POST /api/admin/tenants/{id}/invitations', {
  access: 'tenants.write',
  scope: 'installation',
  stepUp: true,
  summary: 'Invite somebody into a tenant',
  description: `Mails a link that works for ${invitationLimits.days} days, with which they come into the tenant: with a new account, or with the one that has the address. Takes the permission \`user.write\` too, and a role that you may grant. Written to the audit log.`,
  rateLimits: ['invitation-account'],
  params: tenantPath,
  body: newInvitationSchema,
  answer: ok('The invitation', invited)
})

const invitationPath = z.object({
  id: z.string().max(64).openapi({ example: exampleId }),
  invitation: z.string().max(64).openapi({ example: exampleId })
})

export const resendInvitationRoute = defineRoute(
  'POST /api/admin/tenants/{id}/invitations/{invitation}/resend',
  {
    access: 'tenants.write',
    scope: 'installation',
    stepUp: true,
    summary: 'Mail an invitation again',
    description: `Mails a new link, which works for ${invitationLimits.days} days; the earlier one stops working. An expired invitation is open again. Written to the audit log.`,
    rateLimits: ['invitation-account'],
    params: invitationPath,
    answer: ok('The invitation', invited)
  }
)

export const revokeInvitationRoute = defineRoute('DELETE /api/admin/tenants/{id}/invitations/{invitation}', {
  access: 'tenants.write',
  scope: 'installation',
  summary: 'Revoke an invitation',
  description: 'Its link stops working. Written to the audit log.',
  params: invitationPath,
  answer: ok('It is revoked', doneSchema)
})

const memberPath = z.object({
  id: z.string().max(64).openapi({ example: exampleId }),
  member: z.string().max(64).openapi({ description: 'The id of the membership', example: exampleId })
})

export const changeMemberRoute = defineRoute('PATCH /api/admin/tenants/{id}/members/{member}', {
  access: 'tenants.write',
  scope: 'installation',
  stepUp: true,
  summary: 'Change the role of a member',
  description:
    'Takes the permission `user.write` too, and roles that you may grant. Their sessions in the tenant end. Written to the audit log.',
  params: memberPath,
  body: z.strictObject({ role: roleIdSchema }),
  answer: ok('The member', z.object({ member: tenantMemberSchema }))
})

export const removeMemberRoute = defineRoute('DELETE /api/admin/tenants/{id}/members/{member}', {
  access: 'tenants.write',
  scope: 'installation',
  summary: 'Remove a member',
  description:
    'Takes the permission `user.write` too. Their sessions in the tenant end; their account stays. Written to the audit log.',
  params: memberPath,
  answer: ok('They are removed', doneSchema)
})
