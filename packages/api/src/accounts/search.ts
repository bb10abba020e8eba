import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'
import { shownEmailSchema } from './fields.ts'

const defineRoute = defineRoutes({ tag: 'Search' })

/** The most hits of each kind that one search answers with. */
export const maximumHits = 8

const foundUserSchema = z.object({
  id: z.string(),
  email: shownEmailSchema,
  firstName: z.string(),
  lastName: z.string(),
  roleName: z.string()
})

const foundRoleSchema = z.object({ id: z.string(), name: z.string(), description: z.string() })

/** What a search of the control panel has found. A kind that its reader may not see is left out. */
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

/** What a search of the control panel has found. */
export type SearchAnswer = z.infer<typeof searchAnswerSchema>

/** Search the control panel for what the caller may see. */
export const searchRoute = defineRoute('GET /api/admin/search', {
  access: 'admin.access',
  summary: 'Search the control panel',
  description: `People by any part of name or address, roles by name: those that you may see, at most ${maximumHits} of a kind.`,
  query: z.strictObject({
    q: z.string().trim().min(1).max(100).openapi({ description: 'What is looked for', example: 'okafor' })
  }),
  answer: ok('What was found', searchAnswerSchema)
})
