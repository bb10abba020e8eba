import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { siteDocumentSchema } from '../project-schemas.ts'
import { ok } from '../responses.ts'
import {
  emailSchema,
  firstNameSchema,
  givableRoleSchema,
  lastNameSchema,
  roleIdSchema,
  roleNameSchema,
  timeSchema
} from '../kernel/fields.ts'
import { defaultPageSize, maximumPageSize, summarySpans } from '../kernel/limits.ts'
import {
  projectNumberSchema,
  projectPath,
  savedProjectDocumentSchema,
  savedProjectSchema
} from './saved-projects.ts'
import { endedSessionsShape, userPath, userStatusSchema } from '../identity/users.ts'

const defineRoute = defineRoutes({ tag: 'Team' })

/** Who belongs to a team, for the description of each call, since it depends on the role. */
const whom =
  'The team is everybody of your tenant; where you have none, those of the installation whose role ranks below yours and opens nothing of the admin area.'

/** A member of the team. */
export const teamPersonSchema = z
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
    avatar: z.string().nullable(),
    managed: z.boolean().openapi({
      description:
        'Whether you may change them: their role ranks below yours and opens nothing of the admin area, and they are active or inactive. What administrators suspended is theirs to lift.'
    })
  })
  .openapi('TeamPerson')

export type TeamPerson = z.infer<typeof teamPersonSchema>

const teamRoleSchema = z.object({ id: roleIdSchema, name: roleNameSchema })

/** Search and page of the members of a team. */
export const teamQuerySchema = z.strictObject({
  search: z.string().trim().max(100).default('').openapi({
    description: 'Any part of the name or the address; all words must occur',
    example: 'okafor'
  }),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(maximumPageSize).default(defaultPageSize)
})

export type TeamQuery = z.output<typeof teamQuerySchema>

export const listTeamRoute = defineRoute('GET /api/team/people', {
  access: 'team.manage',
  summary: 'List the people of your team',
  description: `By name. ${whom} \`roles\` are those that you may give.`,
  query: teamQuerySchema,
  answer: ok(
    'A page of them',
    z.object({
      people: z.array(teamPersonSchema),
      page: z.number().int(),
      limit: z.number().int(),
      total: z.number().int(),
      roles: z.array(givableRoleSchema)
    })
  )
})

export const inviteToTeamRoute = defineRoute('POST /api/team/people', {
  access: 'team.manage',
  stepUp: {
    when: 'the role is another one than `user`',
    of: ({ role }: { role?: string }) => role !== 'user'
  },
  summary: 'Invite somebody to your team',
  description:
    'Adds them to your tenant, or to the installation where you have none, and mails them a link to set a password. Takes a role that ranks below yours and opens nothing of the admin area. Refused where no mail is configured. Written to the audit log.',
  rateLimits: ['user-add-account'],
  body: z
    .strictObject({
      email: emailSchema,
      firstName: firstNameSchema,
      lastName: lastNameSchema,
      role: roleIdSchema.default('user')
    })
    .openapi('TeamInvitation'),
  answer: ok('They are invited', z.object({ person: teamPersonSchema }))
})

export const changeTeamPersonRoute = defineRoute('PATCH /api/team/people/{id}', {
  access: 'team.manage',
  stepUp: { when: 'a role is given', of: ({ role }: { role?: string }) => role !== undefined },
  summary: 'Change somebody of your team',
  description:
    'Their role or status; what is left out stays. Either ends their sessions at once. Refused with `account.above` for those who are not `managed`, such as suspended people; whoever is not of the team answers like one who does not exist. Written to the audit log.',
  params: userPath,
  body: z
    .strictObject({ role: roleIdSchema.optional(), status: z.enum(['active', 'inactive']).optional() })
    .openapi('TeamPersonChanges'),
  answer: ok('They are changed', z.object({ person: teamPersonSchema, ...endedSessionsShape }))
})

const count = (description: string, example: number) => z.number().int().openapi({ description, example })

/** The report of a team. */
export const teamReportSchema = z
  .object({
    people: z.object({
      total: count('Everybody of the team', 24),
      active: count('With the status `active`', 21),
      inactive: count('With the status `inactive`, `suspended` or `pending`', 3),
      online: count(`Seen within ${summarySpans.onlineMinutes} minutes`, 4),
      signedIn: count('Whose last sign-in is within 30 days', 17),
      never: count('Who have never signed in', 2),
      added: count(`Added within ${summarySpans.recentDays} days`, 1)
    }),
    roles: z.array(teamRoleSchema.extend({ people: count('With this role', 6) })),
    projects: z.object({
      shared: count('Shared with the team', 9),
      changed: count(`Of these, saved within ${summarySpans.recentDays} days`, 3)
    })
  })
  .openapi('TeamReport')

export type TeamReport = z.infer<typeof teamReportSchema>

export const getTeamReportRoute = defineRoute('GET /api/team/report', {
  access: 'reports.read',
  summary: 'Get the report of your team',
  description: `Counted when it is asked for. ${whom}`,
  answer: ok('The report', teamReportSchema)
})

/** A project that its owner shares with the team. */
export const teamProjectSchema = savedProjectSchema
  .omit({ shared: true, sharedWithTeam: true })
  .extend({ ownerName: z.string().openapi({ example: 'Dana Whitlock' }), own: z.boolean() })
  .openapi('TeamProject')

export type TeamProject = z.infer<typeof teamProjectSchema>

const sharing = 'The team is everybody of your tenant, or of the installation where you have none.'

export const listTeamProjectsRoute = defineRoute('GET /api/team/projects', {
  access: 'content.read',
  summary: 'List the projects that are shared with your team',
  description: `The one saved last first, 200 at most. ${sharing}`,
  answer: ok('The projects', z.object({ projects: z.array(teamProjectSchema) }))
})

/** Get a project of the team with its site document. */
export const getTeamProjectRoute = defineRoute('GET /api/team/projects/{id}', {
  access: 'content.read',
  summary: 'Get a project that is shared with your team',
  description:
    'The current version. One that is not shared with your team answers like one that does not exist.',
  params: projectPath,
  answer: ok('The project', savedProjectDocumentSchema)
})

export const saveTeamProjectRoute = defineRoute('PUT /api/team/projects/{id}', {
  access: 'content.write',
  summary: 'Save a new version of a project that is shared with your team',
  description:
    'As `PUT /api/saved-projects/{id}` does for the owner, whose space it counts for: refused with `project.conflict` where `baseVersion` is not the current version. Written to the audit log.',
  rateLimits: ['project-writes'],
  params: projectPath,
  body: z.strictObject({ site: siteDocumentSchema, baseVersion: projectNumberSchema }),
  answer: ok('The project is saved', savedProjectSchema)
})
