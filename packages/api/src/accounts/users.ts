import { createRoute, z } from '@hono/zod-openapi'
import { access } from '../access.ts'
import { doneSchema, errorResponses, jsonBody, ok } from '../responses.ts'
import { emailSchema, firstNameSchema, lastNameSchema, passwordSchema, permissionSchema, roleIdSchema, timeSchema } from './fields.ts'
import { longestPage, usualPage } from './limits.ts'

const tags = ['People']

/** What a person may be; who has not verified the address yet is pending, which nobody sets by hand. */
export const personStatusSchema = z.enum(['active', 'inactive', 'suspended', 'pending'])

/** A person as administrators see them (spec 2 §3, User). */
export const personSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: roleIdSchema,
    status: personStatusSchema,
    lastLogin: timeSchema.nullable(),
    createdAt: timeSchema,
    permissions: z.array(permissionSchema),
    provider: z
      .string()
      .openapi({ description: 'How the person signs in: `local`, or the provider connected first' }),
    isVerified: z.boolean(),
    loginCount: z.number().int(),
    avatar: z.string().nullable()
  })
  .openapi('Person')

/** A page of people, newest first, or in the order of the words that were searched for. */
export const peoplePageSchema = z
  .object({
    users: z.array(personSchema),
    page: z.number().int(),
    limit: z.number().int(),
    total: z.number().int(),
    exact: z
      .boolean()
      .openapi({ description: 'False where a search found more people than are counted: total is the least' })
  })
  .openapi('People')

export const peopleQuerySchema = z.strictObject({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(longestPage).default(usualPage),
  search: z
    .string()
    .trim()
    .max(100)
    .optional()
    .openapi({ description: 'Beginnings of words of the name or the address; all of them must fit' }),
  status: personStatusSchema.optional(),
  role: roleIdSchema.optional()
})

const listing = {
  method: 'get',
  tags,
  request: { query: peopleQuerySchema },
  responses: { ...ok('A page of people', peoplePageSchema), ...errorResponses }
} as const

/** List people (spec 2 §7). */
export const listPeopleRoute = createRoute({
  ...access('user.read'),
  ...listing,
  path: '/api/users',
  summary: 'List people'
})

/** The same list, at the address that the admin area knows (spec 2 §7). */
export const listPeopleForAdminRoute = createRoute({
  ...access('user.read'),
  ...listing,
  path: '/api/admin/users',
  summary: 'List people, for the admin area'
})

const personPath = z.object({ id: z.string().max(64) })
const personAnswer = z.object({ user: personSchema })

/** Get a person (spec 2 §7). */
export const getPersonRoute = createRoute({
  ...access('user.read'),
  method: 'get',
  path: '/api/users/{id}',
  tags,
  summary: 'Get a person',
  request: { params: personPath },
  responses: { ...ok('The person', personAnswer), ...errorResponses }
})

export const newPersonSchema = z
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

/** Add a person (spec 2 §5, §7); another role than `user` asks for a fresh proof. */
export const addPersonRoute = createRoute({
  ...access('user.write'),
  method: 'post',
  path: '/api/users',
  tags,
  summary: 'Add a person',
  request: { body: jsonBody(newPersonSchema) },
  responses: { ...ok('The person was added', personAnswer), ...errorResponses }
})

export const personChangesSchema = z
  .strictObject({
    firstName: firstNameSchema.optional(),
    lastName: lastNameSchema.optional(),
    role: roleIdSchema.optional(),
    status: z.enum(['active', 'inactive', 'suspended']).optional()
  })
  .openapi('PersonChanges')

/** Change a person; another role or status ends their sessions, and a role asks for a fresh proof. */
export const changePersonRoute = createRoute({
  ...access('user.write'),
  method: 'patch',
  path: '/api/users/{id}',
  tags,
  summary: 'Change a person',
  request: { params: personPath, body: jsonBody(personChangesSchema) },
  responses: { ...ok('The person after the change', personAnswer), ...errorResponses }
})

/** Delete a person with all that is theirs; it asks for a fresh proof. */
export const deletePersonRoute = createRoute({
  ...access('user.delete'),
  method: 'delete',
  path: '/api/users/{id}',
  tags,
  summary: 'Delete a person',
  request: { params: personPath },
  responses: { ...ok('The person is gone', doneSchema), ...errorResponses }
})

/** End all sessions of a person (security bar 25). */
export const endPersonSessionsRoute = createRoute({
  ...access('user.write'),
  method: 'post',
  path: '/api/users/{id}/end-sessions',
  tags,
  summary: 'End the sessions of a person',
  request: { params: personPath, body: jsonBody(z.strictObject({})) },
  responses: {
    ...ok('They have ended', z.object({ success: z.literal(true), ended: z.number().int() })),
    ...errorResponses
  }
})

/** Mail a person the link that sets a new password; nobody else sees the link or the password (security bar 9). */
export const startPersonResetRoute = createRoute({
  ...access('user.write'),
  method: 'post',
  path: '/api/users/{id}/reset-password',
  tags,
  summary: 'Start the password reset of a person',
  request: { params: personPath, body: jsonBody(z.strictObject({})) },
  responses: { ...ok('A mail is on its way to the person', doneSchema), ...errorResponses }
})

export type Person = z.infer<typeof personSchema>
export type PeoplePage = z.infer<typeof peoplePageSchema>
export type PeopleQuery = z.output<typeof peopleQuerySchema>
export type NewPerson = z.output<typeof newPersonSchema>
export type PersonChanges = z.output<typeof personChangesSchema>
