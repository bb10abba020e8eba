import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'
import { shownEmailSchema } from '../kernel/fields.ts'

const defineRoute = defineRoutes({ tag: 'Search' })

/** Maximum number of hits per kind. */
export const maximumHits = 8

const foundUserSchema = z.object({
  id: z.string(),
  email: shownEmailSchema,
  firstName: z.string(),
  lastName: z.string(),
  roleName: z.string()
})

const foundRoleSchema = z.object({ id: z.string(), name: z.string(), description: z.string() })

/** The results of a search. Kinds that the caller may not see are left out. */
export const searchAnswerSchema = z
  .object({
    users: z
      .object({
        found: z.array(foundUserSchema),
        total: z.number().int(),
        exact: z.boolean().openapi({ description: 'False where more fit than are counted' })
      })
      .optional(),
    roles: z.object({ found: z.array(foundRoleSchema) }).optional()
  })
  .openapi('SearchAnswer', {
    example: {
      users: {
        found: [
          {
            id: 'b7a0f1de-95a1-4c3c-b1f0-7a5d6a0c4f52',
            email: 'maya@example.com',
            firstName: 'Maya',
            lastName: 'Okafor',
            roleName: 'Editor'
          }
        ],
        total: 1,
        exact: true
      },
      roles: { found: [] }
    }
  })

export type SearchAnswer = z.infer<typeof searchAnswerSchema>

export const searchRoute = defineRoute('GET /api/admin/search', {
  access: 'admin.access',
  summary: 'Search the control panel',
  description: `People by any part of name or address, roles by name: those that you may see, at most ${maximumHits} of a kind.`,
  query: z.strictObject({
    q: z.string().trim().min(1).max(100).openapi({ description: 'What is looked for', example: 'okafor' })
  }),
  answer: ok('What was found', searchAnswerSchema)
})
