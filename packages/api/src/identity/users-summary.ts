import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'
import { summarySpans } from '../kernel/limits.ts'

const defineRoute = defineRoutes({ tag: 'People' })

const count = (description: string, example: number) => z.number().int().openapi({ description, example })

/** The figures above the user list. */
export const userSummarySchema = z
  .object({
    total: count('Everybody, whatever their status', 1284),
    active: count('With the status `active`', 1139),
    inactive: count('With the status `inactive`', 118),
    suspended: count('With the status `suspended`', 27),
    added: count(`Created in the last ${summarySpans.recentDays} days, and still there`, 12),
    online: count(
      `With an open session that was seen in the last ${summarySpans.onlineMinutes} minutes; servers write that twice a minute`,
      142
    ),
    inactiveNeverSignedIn: count('Inactive people who have never signed in', 41),
    recentlySuspended: count(
      `Suspended people who were suspended in the last ${summarySpans.recentDays} days`,
      3
    )
  })
  .openapi('PeopleSummary')

export type UserSummary = z.infer<typeof userSummarySchema>

export const summarizeUsersRoute = defineRoute('GET /api/admin/users/summary', {
  access: 'user.read',
  summary: 'Count people by status',
  description:
    'All numbers are counted when they are asked for, exactly. Somebody with a tenant gets those of that tenant.',
  answer: ok('The numbers', userSummarySchema)
})
