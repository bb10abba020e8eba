import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { doneSchema, ok } from '../responses.ts'
import {
  emailSchema,
  shownEmailSchema,
  emptySchema,
  firstNameSchema,
  lastNameSchema,
  passwordSchema,
  permissionSchema,
  roleIdSchema,
  roleNameSchema,
  timeSchema
} from '../kernel/fields.ts'
import { maximumPageSize, defaultPageSize } from '../kernel/limits.ts'

const defineRoute = defineRoutes({ tag: 'People' })

/** The status of a user; `pending` until the email address is verified, and never set by an administrator. */
export const userStatusSchema = z.enum(['active', 'inactive', 'suspended', 'pending'])

/** A user as administrators see them (spec 2 §3, User). */
export const userSchema = z
  .object({
    id: z.string(),
    email: shownEmailSchema,
    firstName: z.string(),
    lastName: z.string(),
    role: roleIdSchema,
    roleName: roleNameSchema,
    status: userStatusSchema,
    lockedUntil: timeSchema.nullable().openapi({
      description: 'Until when failed sign-ins lock the person out; a known device counts by itself'
    }),
    hasWayIn: z.boolean().openapi({
      example: true,
      description:
        'Whether there is a password, a passkey or an account of an enabled provider to sign in with'
    }),
    lastLogin: timeSchema.nullable(),
    createdAt: timeSchema,
    permissions: z.array(permissionSchema),
    provider: z
      .string()
      .openapi({ description: 'How the person signs in: `local`, or the provider connected first' }),
    isVerified: z.boolean(),
    twoFactorEnabled: z.boolean(),
    loginCount: z.number().int().openapi({ example: 42 }),
    avatar: z.string().nullable(),
    purgeAt: timeSchema.nullable().openapi({
      description: 'When an account that the person has closed is deleted, unless they keep it'
    })
  })
  .openapi('Person')

export type User = z.infer<typeof userSchema>

/** A page of the user list. */
export const userPageSchema = z
  .object({
    users: z.array(userSchema),
    page: z.number().int(),
    limit: z.number().int(),
    total: z.number().int(),
    exact: z
      .boolean()
      .openapi({ description: 'False where more people fit than are counted: total is the least' })
  })
  .openapi('People')

export type UserPage = z.infer<typeof userPageSchema>

/** The columns by which the user list is sorted. */
export const userSortSchema = z.enum([
  'createdAt',
  'lastLogin',
  'email',
  'firstName',
  'lastName',
  'role',
  'status',
  'provider',
  'isVerified',
  'twoFactorEnabled',
  'loginCount'
])

export type UserSort = z.infer<typeof userSortSchema>

/** A list in a query string: `active,suspended`. */
const listOf = <T extends z.ZodType<unknown, string>>(each: T, example: string) =>
  z
    .string()
    .max(2000)
    .transform((text) => text.split(',').filter((entry) => entry !== ''))
    .pipe(z.array(each).min(1).max(50))
    .optional()
    .openapi({ type: 'string', description: 'One, or several with commas between them', example })

const yesOrNo = z
  .enum(['true', 'false'])
  .transform((text) => text === 'true')
  .optional()
  .openapi({ type: 'boolean' })

const moment = z.coerce
  .number()
  .int()
  .min(0)
  .max(Number.MAX_SAFE_INTEGER)
  .optional()
  .openapi({ description: 'Milliseconds since 1970', example: 1_795_262_400_000 })

/** The filters of the user list, in a query string. */
export const userFilterShape = {
  search: z.string().trim().max(100).optional().openapi({
    description:
      'Any part of the name or the address, accents and case aside; all words must occur. One or two letters are looked up as beginnings of words',
    example: 'okafor'
  }),
  status: listOf(userStatusSchema, 'active,suspended'),
  role: listOf(roleIdSchema, 'editor'),
  provider: listOf(z.string().max(30), 'local'),
  verified: yesOrNo,
  secondFactor: yesOrNo,
  locked: yesOrNo,
  never: yesOrNo.openapi({ description: 'Whoever has not signed in yet' }),
  createdFrom: moment,
  createdTo: moment.openapi({ description: 'Before this time, in milliseconds since 1970' }),
  lastLoginFrom: moment,
  lastLoginTo: moment
}

const rawUserFilterSchema = z.strictObject(userFilterShape)

/** Renames the list-valued filters to plurals. */
export function toUserFilter({ status, role, provider, ...others }: z.output<typeof rawUserFilterSchema>) {
  return { statuses: status, roles: role, providers: provider, ...others }
}

/** The filters of the user list, parsed from its query string. */
export const userFilterSchema = rawUserFilterSchema.transform(toUserFilter)

/** The order of the user list, in a query string. */
export const userOrderShape = {
  sort: userSortSchema.default('createdAt'),
  order: z.enum(['asc', 'desc']).default('desc')
}

/** Filters, order and page of the user list. */
export const userQuerySchema = z
  .strictObject({
    page: z.coerce.number().int().min(1).max(1_000_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(maximumPageSize).default(defaultPageSize),
    ...userOrderShape,
    ...userFilterShape
  })
  .transform(({ page, limit, sort, order, ...filter }) => ({
    page,
    limit,
    sort,
    order,
    filter: toUserFilter(filter)
  }))

export type UserQuery = z.output<typeof userQuerySchema>

/** The filters of the user list, after parsing. */
export type UserFilter = UserQuery['filter']

export const listUsersRoute = defineRoute('GET /api/users', {
  access: 'user.read',
  summary: 'List people',
  description:
    'Filters are joined by and; a list such as `status=active,suspended` by or. Totals are exact up to 10,000, and `exact` is false beyond. Somebody with a tenant sees the people of that tenant.',
  query: userQuerySchema,
  answer: ok('A page of people', userPageSchema)
})

export const listUsersForAdminRoute = defineRoute('GET /api/admin/users', {
  access: 'user.read',
  summary: 'List people, for the admin area',
  description:
    'The same list as GET /api/users. Filters are joined by and; a list such as `status=active,suspended` by or. Totals are exact up to 10,000, and `exact` is false beyond. Somebody with a tenant sees the people of that tenant.',
  query: userQuerySchema,
  answer: ok('A page of people', userPageSchema)
})

/** Path parameters of a user. */
export const userPath = z.object({ id: z.string().max(64) })
const userAnswer = z.object({ user: userSchema })

export const getUserRoute = defineRoute('GET /api/users/{id}', {
  access: 'user.read',
  summary: 'Get a person',
  description: 'A person of another tenant answers like one that does not exist.',
  params: userPath,
  answer: ok('The person', userAnswer)
})

/** The body of a new user. */
export const newUserSchema = z
  .strictObject({
    email: emailSchema,
    firstName: firstNameSchema,
    lastName: lastNameSchema,
    role: roleIdSchema.default('user'),
    password: passwordSchema
      .optional()
      .openapi({ description: 'Without one the person gets a mail with a link to set it' })
  })
  .openapi('NewPerson')

export type NewUser = z.output<typeof newUserSchema>

export const addUserRoute = defineRoute('POST /api/users', {
  access: 'user.write',
  stepUp: {
    when: 'the role is another one than `user`',
    of: ({ role }: { role?: string }) => role !== 'user'
  },
  summary: 'Add a person',
  description:
    'Without a password the person gets a mail with a link to set one. Another role than `user` takes a rank and permissions of your own that cover it. Written to the audit log.',
  rateLimits: ['user-add-account'],
  body: newUserSchema,
  answer: ok('The person was added', userAnswer)
})

/** A partial update of a user. */
export const userChangesSchema = z
  .strictObject({
    firstName: firstNameSchema.optional(),
    lastName: lastNameSchema.optional(),
    email: emailSchema.optional(),
    role: roleIdSchema.optional(),
    status: z.enum(['active', 'inactive', 'suspended']).optional()
  })
  .openapi('PersonChanges')

export type UserChanges = z.output<typeof userChangesSchema>

/** Number of sessions that a change ended, and how soon. */
export const endedSessionsShape = {
  sessionsEnded: z.number().int(),
  refusedWithinMs: z.number().nullable().openapi({
    example: 3,
    description:
      'Measured: milliseconds from the commit until this server refused one of them; null where none ended'
  })
}

/** Another role or status ends their sessions. */
export const updateUserRoute = defineRoute('PATCH /api/users/{id}', {
  access: 'user.write',
  stepUp: {
    when: 'a role or an address is given',
    of: ({ role, email }: { role?: string; email?: string }) => role !== undefined || email !== undefined
  },
  summary: 'Change a person',
  description:
    'What is left out stays. Another role or status ends the sessions of the person at once. Where mail is configured, a new address counts once the link that is sent to it was opened, and the old one is told. People above your rank, and the last administrator, are refused; so is another address for somebody whose role has an administrative permission that you lack (`role.above`). Written to the audit log.',
  rateLimits: ['user-mails-account'],
  params: userPath,
  body: userChangesSchema,
  answer: ok(
    'The person after the change',
    userAnswer.extend({
      ...endedSessionsShape,
      pendingEmail: z.string().nullable().openapi({ description: 'The new address, while it waits' })
    })
  )
})

/** Whether API keys are revoked with the sessions. */
export const revokeKeysField = z.boolean().default(false).openapi({
  description: 'Whether API keys are revoked too; what uses them stops working'
})

/** Security bar 25. */
export const endUserSessionsRoute = defineRoute('POST /api/users/{id}/end-sessions', {
  access: 'user.write',
  summary: 'End the sessions of a person',
  description:
    'Every server refuses them within three seconds. API keys go on working unless `revokeKeys` is given. Written to the audit log.',
  params: userPath,
  body: z.strictObject({ revokeKeys: revokeKeysField }),
  answer: ok(
    'They have ended',
    z.object({
      success: z.literal(true),
      ended: z.number().int(),
      refusedWithinMs: endedSessionsShape.refusedWithinMs,
      keysRevoked: z.number().int().openapi({ example: 0, description: 'API keys that were revoked' })
    })
  )
})

/** The link is shown to no administrator (security bar 9). */
export const startUserPasswordResetRoute = defineRoute('POST /api/users/{id}/reset-password', {
  access: 'user.write',
  summary: 'Start the password reset of a person',
  description:
    'Mails a link to the person; nobody else sees it or the password. Refused where no mail is configured. Written to the audit log.',
  params: userPath,
  body: emptySchema,
  answer: ok('A mail is on its way to the person', doneSchema)
})

/**
 * Resets the second factor of a user who has lost it. Where another administrator has the right too, both have to
 * request it within a day: the four-eyes principle (security bar 18).
 */
export const resetSecondFactorRoute = defineRoute('POST /api/users/{id}/reset-second-factor', {
  access: 'user.write',
  stepUp: true,
  summary: 'Reset the second factor of a person',
  description:
    'For somebody who has lost all of it. Where another administrator may do it too, both have to ask within 24 hours; until then the answer says `waiting`. The person is told by mail and signed out. Written to the audit log.',
  params: z.object({ id: z.string().max(100) }),
  body: emptySchema,
  answer: ok(
    'It is reset, or waits for a second administrator',
    z.object({ success: z.literal(true), message: z.string(), state: z.enum(['done', 'waiting']) })
  )
})
