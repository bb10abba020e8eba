import { z } from '@hono/zod-openapi'
import { timeSchema } from '../kernel/fields.ts'

/** The mean of the answers, with their number and period. */
export const satisfactionScoreSchema = z
  .object({
    mean: z.number().openapi({ description: 'From 1 to 5', example: 4.25 }),
    count: z.number().int().openapi({ description: 'People who answered', example: 12 }),
    first: timeSchema.openapi({ description: 'When the oldest of these answers was given' }),
    last: timeSchema.openapi({ description: 'When the newest one was given' })
  })
  .nullable()
  .openapi({ description: 'The newest answer of each person within a year; null without answers' })

export type SatisfactionScore = z.infer<typeof satisfactionScoreSchema>
