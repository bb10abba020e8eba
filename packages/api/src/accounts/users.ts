import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { doneSchema, ok } from '../responses.ts'
import {
  emailSchema,
  emptySchema,
  firstNameSchema,
  lastNameSchema,
  passwordSchema,
  permissionSchema,
  roleIdSchema,
  roleNameSchema,
  timeSchema
} from './fields.ts'
import { maximumPageSize, defaultPageSize } from './limits.ts'

const defineRoute = defineRoutes({ tag: 'People' })

/** The status of a user; `pending` until the email address is verified, and never set by hand. */
export const userStatusSchema = z.enum(['active', 'inactive', 'suspended', 'pending'])

/** A user as administrators see them (spec 2 §3, User). */
export const userSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: roleIdSchema,
    roleName: roleNameSchema,
    status: userStatusSchema,
    lastLogin: timeSchema.nullable(),
    createdAt: timeSchema,
    permissions: z.array(permissionSchema),
    provider: z
      .string()
      .openapi({ description: 'How the person signs in: `local`, or the provider connected first' }),
    isVerified: z.boolean(),
    twoFactorEnabled: z.boolean(),
    loginCount: z.number().int(),
    avatar: z.string().nullable()
  })
  .openapi('Person')

/** A user. */
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

/** A page of users. */
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

/** A column by which the user list is sorted. */
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

const moment = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional()

/** What the user list is narrowed to, as a query string has it. */
const userFilterShape = {
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

/** Names the lists of a filter as lists. */
function toUserFilter({ status, role, provider, ...others }: z.output<typeof rawUserFilterSchema>) {
  return { statuses: status, roles: role, providers: provider, ...others }
}

/** The filters of the user list, as its query string has them. */
export const userFilterSchema = rawUserFilterSchema.transform(toUserFilter)

/** Filters, order and page of the user list. */
export const userQuerySchema = z
  .strictObject({
    page: z.coerce.number().int().min(1).max(1_000_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(maximumPageSize).default(defaultPageSize),
    sort: userSortSchema.default('createdAt'),
    order: z.enum(['asc', 'desc']).default('desc'),
    ...userFilterShape
  })
  .transform(({ page, limit, sort, order, ...filter }) => ({
    page,
    limit,
    sort,
    order,
    filter: toUserFilter(filter)
  }))

/** Filters, order and page of the user list, after parsing. */
export type UserQuery = z.output<typeof userQuerySchema>

/** What the user list is narrowed to, after parsing. */
export type UserFilter = UserQuery['filter']

/** List users, with search, filters and pagination (spec 2 §7). */
export const listUsersRoute = defineRoute('GET /api/users', {
  access: 'user.read',
  summary: 'List people',
  query: userQuerySchema,
  answer: ok('A page of people', userPageSchema)
})

/** The same list, at the address that the admin area knows (spec 2 §7). */
export const listUsersForAdminRoute = defineRoute('GET /api/admin/users', {
  access: 'user.read',
  summary: 'List people, for the admin area',
  query: userQuerySchema,
  answer: ok('A page of people', userPageSchema)
})

const userPath = z.object({ id: z.string().max(64) })
const userAnswer = z.object({ user: userSchema })

/** Get a user (spec 2 §7). */
export const getUserRoute = defineRoute('GET /api/users/{id}', {
  access: 'user.read',
  summary: 'Get a person',
  params: userPath,
  answer: ok('The person', userAnswer)
})

/** A user whom an administrator adds. */
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

/** A user whom an administrator adds, after parsing. */
export type NewUser = z.output<typeof newUserSchema>

/** Add a user (spec 2 §5, §7); another role than `user` requires step-up. */
export const addUserRoute = defineRoute('POST /api/users', {
  access: 'user.write',
  summary: 'Add a person',
  body: newUserSchema,
  answer: ok('The person was added', userAnswer)
})

/** A partial update of a user. */
export const userChangesSchema = z
  .strictObject({
    firstName: firstNameSchema.optional(),
    lastName: lastNameSchema.optional(),
    role: roleIdSchema.optional(),
    status: z.enum(['active', 'inactive', 'suspended']).optional()
  })
  .openapi('PersonChanges')

/** A partial update of a user, after parsing. */
export type UserChanges = z.output<typeof userChangesSchema>

/** Update a user; another role or status ends their sessions, and a new role requires step-up. */
export const updateUserRoute = defineRoute('PATCH /api/users/{id}', {
  access: 'user.write',
  summary: 'Change a person',
  params: userPath,
  body: userChangesSchema,
  answer: ok('The person after the change', userAnswer)
})

/** Delete a user with all their data; requires step-up. */
export const deleteUserRoute = defineRoute('DELETE /api/users/{id}', {
  access: 'user.delete',
  summary: 'Delete a person',
  params: userPath,
  answer: ok('The person is gone', doneSchema)
})

/** End all sessions of a user (security bar 25). */
export const endUserSessionsRoute = defineRoute('POST /api/users/{id}/end-sessions', {
  access: 'user.write',
  summary: 'End the sessions of a person',
  params: userPath,
  body: emptySchema,
  answer: ok('They have ended', z.object({ success: z.literal(true), ended: z.number().int() }))
})

/** Mail a user a password-reset link; nobody else sees the link or the password (security bar 9). */
export const startUserPasswordResetRoute = defineRoute('POST /api/users/{id}/reset-password', {
  access: 'user.write',
  summary: 'Start the password reset of a person',
  params: userPath,
  body: emptySchema,
  answer: ok('A mail is on its way to the person', doneSchema)
})

/**
 * Reset the second factor of a user who has lost it. Where another administrator may do it too, both have to ask within
 * a day: the four-eyes principle (security bar 18).
 */
export const resetSecondFactorRoute = defineRoute('POST /api/users/{id}/reset-second-factor', {
  access: 'user.write',
  summary: 'Reset the second factor of a person',
  params: z.object({ id: z.string().max(100) }),
  body: emptySchema,
  answer: ok(
    'It is reset, or waits for a second administrator',
    z.object({ success: z.literal(true), message: z.string(), state: z.enum(['done', 'waiting']) })
  )
})
