import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'
import { timeSchema } from '../kernel/fields.ts'

const defineRoute = defineRoutes({ tag: 'Tenants' })
const count = (description: string, example: number) => z.number().int().openapi({ description, example })

/**
 * The layers of tenant isolation: the repositories, which filter by the tenant of the caller, and row-level security.
 */
export const isolationLayers = ['repository', 'rows'] as const
export type IsolationLayer = (typeof isolationLayers)[number]

/** Number of differences that are stored with a probe; the rest is counted. */
export const storedDifferences = 100

/** A tenant isolation probe: the objects of one tenant are requested as another one. */
export const isolationProbeSchema = z
  .object({
    startedAt: timeSchema,
    endedAt: timeSchema,
    layer: z.enum(isolationLayers).openapi({
      description:
        'Which layer kept the tenants apart by itself: the repositories, which ask for the tenant of the caller, or the row-level security of the database, while the repositories asked for nobody',
      example: 'repository'
    }),
    routes: count('Routes that were asked', 225),
    objects: count('Objects of the other tenant that were asked for', 24),
    comparisons: count('Answers that were compared with the answer for what nobody has', 3400),
    found: count('Answers that differed, or held something of the other tenant', 0),
    differences: z
      .array(
        z.object({
          route: z.string().openapi({ example: 'GET /api/saved-projects/{id}' }),
          object: z.string().openapi({ description: 'What was asked for', example: 'project' }),
          what: z.string().openapi({ description: 'What differed', example: 'status 200, not 404' })
        })
      )
      .openapi({ description: `The first ${storedDifferences} of them`, example: [] }),
    unproven: z.array(z.string()).openapi({
      description:
        'Routes that tell the owner nothing either, so that the silence of a stranger proves nothing',
      example: []
    })
  })
  .openapi('IsolationProbe')

export type IsolationProbe = z.infer<typeof isolationProbeSchema>

export const listIsolationProbesRoute = defineRoute('GET /api/admin/tenants/probe', {
  access: 'tenants.read',
  scope: 'installation',
  summary: 'List the newest probes of isolation',
  description:
    'What `npm run sitewright-admin -- probe-isolation` found last: every object of one tenant, asked for as the administrator of another one, has to be answered like one that nobody has. One for each layer that was probed by itself; none where it never ran.',
  answer: ok('The probes', z.object({ probes: z.array(isolationProbeSchema) }))
})
