import { z } from '@hono/zod-openapi'
import { ownRoleRanks } from '../access.ts'
import { defineRoutes } from '../define-route.ts'
import { doneSchema, ok } from '../responses.ts'
import { permissionSchema, roleIdSchema, roleNameSchema, timeSchema } from '../kernel/fields.ts'
import { roleMessages } from '../kernel/messages.ts'
import { isPlainLine } from '../kernel/plain-line.ts'

const defineRoute = defineRoutes({ tag: 'Roles' })

/** A role, with the number of its users (spec 2 §3). */
export const roleSchema = z
  .object({
    id: roleIdSchema,
    name: roleNameSchema,
    description: z.string(),
    permissions: z.array(permissionSchema),
    rank: z
      .number()
      .int()
      .openapi({ description: 'Whoever works on people needs at least their rank', example: 60 }),
    builtIn: z.boolean().openapi({ description: 'Built-in roles cannot be deleted' }),
    version: z.number().int().openapi({ description: 'Goes up with each change; a change names it' }),
    userCount: z.number().int(),
    updatedAt: timeSchema
  })
  .openapi('Role')

export type Role = z.infer<typeof roleSchema>

const maximumRoleName = 60
const maximumRoleDescription = 200

const nameSchema = z
  .string({ error: roleMessages.nameRequired })
  .trim()
  .min(1, roleMessages.nameRequired)
  .max(maximumRoleName, roleMessages.nameLong(maximumRoleName))
  .refine(isPlainLine, roleMessages.nameSigns)
  .openapi({ type: 'string', minLength: 1, maxLength: maximumRoleName, example: 'Support desk' })

const descriptionSchema = z
  .string()
  .trim()
  .max(maximumRoleDescription, roleMessages.descriptionLong(maximumRoleDescription))
  .openapi({ type: 'string', example: 'Answers questions of customers' })

const rankSchema = z
  .union(ownRoleRanks.map((rank) => z.literal(rank)))
  .openapi({ type: 'integer', enum: [...ownRoleRanks], example: 20 })

const permissionsSchema = z
  .array(permissionSchema)
  .transform((all) => [...new Set(all)])
  .openapi({ type: 'array', items: { type: 'string' }, example: ['user.read', 'content.read'] })

/** The body of a new role. */
export const newRoleSchema = z
  .strictObject({
    name: nameSchema,
    description: descriptionSchema.default(''),
    rank: rankSchema.default(20),
    permissions: permissionsSchema
  })
  .openapi('NewRole')

export type NewRole = z.output<typeof newRoleSchema>

/** A partial update of a role; `version` is the one that was edited (optimistic locking). */
export const roleChangesSchema = z
  .strictObject({
    version: z.number().int().min(1),
    name: nameSchema.optional(),
    description: descriptionSchema.optional(),
    rank: rankSchema.optional(),
    permissions: permissionsSchema.optional()
  })
  .openapi('RoleChanges')

export type RoleChanges = z.output<typeof roleChangesSchema>

const rolePath = z.object({ id: roleIdSchema })
const roleAnswer = z.object({ role: roleSchema })

/** From the highest rank to the lowest. */
export const listRolesRoute = defineRoute('GET /api/admin/roles', {
  access: 'user.read',
  summary: 'List roles',
  description: 'All of them, from the highest rank to the lowest, with the number of people of each.',
  answer: ok('The roles', z.object({ roles: z.array(roleSchema) }))
})

export const addRoleRoute = defineRoute('POST /api/admin/roles', {
  access: 'system.config',
  scope: 'installation',
  stepUp: true,
  summary: 'Make a role',
  description:
    'Its rank stands below your own, and you hold each administrative permission in it. Asks for a recent proof.',
  body: newRoleSchema,
  answer: ok('The role', roleAnswer)
})

/** Its users have the new permissions within three seconds. */
export const updateRoleRoute = defineRoute('PATCH /api/admin/roles/{id}', {
  access: 'system.config',
  scope: 'installation',
  stepUp: true,
  summary: 'Change a role',
  description:
    'Only roles below your own rank. A role that was changed since `version` is refused, with what it is now. Asks for a recent proof.',
  params: rolePath,
  body: roleChangesSchema,
  answer: ok('The role after the change', roleAnswer)
})

export const deleteRoleRoute = defineRoute('DELETE /api/admin/roles/{id}', {
  access: 'system.config',
  scope: 'installation',
  stepUp: true,
  summary: 'Delete a role',
  description:
    'People who have it move to the role `moveTo`, and sign in again. Built-in roles stay. Asks for a recent proof.',
  params: rolePath,
  query: z.strictObject({
    moveTo: roleIdSchema.optional().openapi({ description: 'The role of those who had this one' })
  }),
  answer: ok('The role is gone', doneSchema.extend({ moved: z.number().int().openapi({ example: 14 }) }))
})

/** A proposed change of a role: other permissions, or its users moved to another role. */
export const roleProposalSchema = z
  .union([
    z.strictObject({ permissions: permissionsSchema }),
    z.strictObject({
      moveTo: roleIdSchema.openapi({ description: 'The role that its users would have instead' })
    })
  ])
  .openapi('RoleProposal')

/** The effects of a change of a role, counted. */
export const roleEffectSchema = z
  .object({
    people: z.number().int().openapi({ description: 'People with the role, whatever their status' }),
    active: z.number().int().openapi({ description: 'Those of them who may sign in' }),
    gained: z.array(permissionSchema),
    lost: z.array(permissionSchema),
    sessionsEnded: z.number().int().openapi({ description: 'Sessions that would end' })
  })
  .openapi('RoleEffect')

export type RoleEffect = z.infer<typeof roleEffectSchema>

export const countRoleEffectRoute = defineRoute('POST /api/admin/roles/{id}/effect', {
  access: 'system.config',
  scope: 'installation',
  summary: 'Count what a change of a role would do',
  description:
    'Changes nothing. Everybody with the role gains and loses the same permissions, so one number stands for all of them.',
  params: rolePath,
  body: roleProposalSchema,
  answer: ok('What would change', roleEffectSchema)
})
