import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { doneSchema, ok } from '../responses.ts'
import { emptySchema } from '../kernel/fields.ts'
import { viewLimits } from '../kernel/limits.ts'
import { isPlainLine } from '../kernel/plain-line.ts'

const defineRoute = defineRoutes({ tag: 'Views' })

/** The screens whose lists have saved views. */
export const viewScreens = ['users'] as const

export type ViewScreen = (typeof viewScreens)[number]

const exampleId = '8d1f6a52-03b4-4b7e-9d2f-5c0e7a9b1c33'
const viewPath = z.object({ id: z.string().max(64).openapi({ example: exampleId }) })
const name = z
  .string()
  .trim()
  .min(1)
  .max(viewLimits.name)
  .refine(isPlainLine)
  .openapi({ example: 'Editors without two-factor' })
const query = z.string().max(viewLimits.query).openapi({
  description: 'The query of its address, without the question mark',
  example: 'role=editor&secondFactor=false'
})
const shared = z.boolean().openapi({ description: 'Whether everybody in the tenant sees it', example: false })

/** A saved view: filters and order of a list under a name. */
export const viewSchema = z
  .object({
    id: z.string(),
    screen: z.enum(viewScreens),
    name: z.string(),
    query: z.string(),
    shared: z.boolean(),
    own: z.boolean().openapi({ description: 'Whether it is yours' }),
    abandoned: z.boolean().openapi({
      description:
        'Whether whoever shares it may share no more. Who holds `admin:write` may then delete it, or take it over'
    })
  })
  .openapi('SavedView', {
    example: {
      id: exampleId,
      screen: 'users',
      name: 'Editors without two-factor',
      query: 'role=editor&secondFactor=false',
      shared: false,
      own: true,
      abandoned: false
    }
  })

export type View = z.infer<typeof viewSchema>

const viewAnswer = z.object({ view: viewSchema })

/** The caller's own, and the shared ones. */
export const listViewsRoute = defineRoute('GET /api/admin/views', {
  access: 'admin.access',
  summary: 'List saved views',
  description: 'Your own, and those that somebody shares with everybody in your tenant, in their order.',
  query: z.strictObject({ screen: z.enum(viewScreens).openapi({ example: 'users' }) }),
  answer: ok('The views', z.object({ views: z.array(viewSchema) }))
})

export const addViewRoute = defineRoute('POST /api/admin/views', {
  access: 'admin.access',
  summary: 'Save a view',
  description: `It is put after the others. A shared one takes \`admin:write\` and is audited. You can keep ${viewLimits.own} views of a screen.`,
  body: z
    .strictObject({ screen: z.enum(viewScreens), name, query, shared: shared.default(false) })
    .openapi('NewView', {
      example: {
        screen: 'users',
        name: 'Editors without two-factor',
        query: 'role=editor&secondFactor=false',
        shared: false
      }
    }),
  answer: ok('The view', viewAnswer)
})

export const changeViewRoute = defineRoute('PATCH /api/admin/views/{id}', {
  access: 'admin.access',
  summary: 'Change a saved view',
  description:
    'Only your own. Sharing one, or changing one that is shared, takes `admin:write` and is audited. `before` names the view of yours or of all that it is put before; null puts it last.',
  params: viewPath,
  body: z
    .strictObject({
      name: name.optional(),
      query: query.optional(),
      shared: shared.optional(),
      before: z.string().max(64).nullable().optional()
    })
    .openapi('ViewChanges', { example: { name: 'Editors at risk' } }),
  answer: ok('The view', viewAnswer)
})

export const deleteViewRoute = defineRoute('DELETE /api/admin/views/{id}', {
  access: 'admin.access',
  summary: 'Delete a saved view',
  description:
    'Your own, or an abandoned one. One that is shared takes `admin:write`, is gone for everybody, and is audited.',
  params: viewPath,
  answer: ok('It is gone', doneSchema)
})

export const takeOverViewRoute = defineRoute('POST /api/admin/views/{id}/take-over', {
  access: 'admin:write',
  summary: 'Take over a shared view',
  description:
    'Makes you the owner of an abandoned view: one whose owner is not active, or has lost `admin:write`. It stays shared. Written to the audit log.',
  params: viewPath,
  body: emptySchema,
  answer: ok('The view', viewAnswer)
})
