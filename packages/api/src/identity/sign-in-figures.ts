import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'
import { timeSchema } from '../kernel/fields.ts'

const defineRoute = defineRoutes({ tag: 'Sign-in providers' })

/** Days of sign-ins in the chart. */
export const signInDays = 30

/** Completed sign-ins by method. */
export const signInFiguresSchema = z
  .object({
    at: timeSchema.openapi({ description: 'When they were counted' }),
    from: timeSchema.openapi({ description: 'The beginning of the first hour' }),
    ways: z.array(
      z.object({
        way: z.string().openapi({
          description: 'The first factor: `password`, `passkey`, or the id of a provider',
          example: 'google'
        }),
        signIns: z
          .array(z.number().int().min(0))
          .openapi({ description: 'One number for each hour', example: [0, 4, 12] })
      })
    ),
    secondFactors: z
      .number()
      .int()
      .min(0)
      .openapi({ description: 'How many of all these took a second factor', example: 812 })
  })
  .openapi('SignInFigures')

export type SignInFigures = z.infer<typeof signInFiguresSchema>

/** By method, for each hour of the last 31 days. */
export const getSignInFiguresRoute = defineRoute('GET /api/admin/sign-ins', {
  access: 'system.config',
  scope: 'installation',
  summary: 'Count sign-ins by way in',
  description:
    'Sign-ins to accounts and to the control panel that were completed, for each hour of the last 31 days, by their first factor; the way with the most comes first. Refused ones, and the sessions of new registrations, are not counted.',
  answer: ok('The numbers', signInFiguresSchema)
})
