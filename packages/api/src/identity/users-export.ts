import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { attachment } from '../responses.ts'
import { exportShape } from '../kernel/export-shape.ts'
import { toUserFilter, userFilterShape, userOrderShape } from './users.ts'

const defineRoute = defineRoutes({ tag: 'People' })

/** Format, filters and order of an export of users. */
export const userExportQuerySchema = z
  .strictObject({
    ...exportShape,
    ...userOrderShape,
    ...userFilterShape
  })
  .transform(({ format, separator, sort, order, ...filter }) => ({
    format,
    separator,
    sort,
    order,
    filter: toUserFilter(filter)
  }))

export type UserExportQuery = z.output<typeof userExportQuerySchema>

/** Streamed, all pages of the filtered list. */
export const exportUsersRoute = defineRoute('GET /api/admin/users/export', {
  access: 'user.read',
  feature: 'user-export',
  stepUp: true,
  summary: 'Export people',
  description:
    'All pages of what the filters show, in the order of the list, streamed as CSV or JSON Lines with times in ISO 8601. In the CSV a text that a spreadsheet would run as a formula begins with an apostrophe. The audit log keeps the filters and the number of rows.',
  rateLimits: ['people-export-account'],
  query: userExportQuerySchema,
  answer: attachment('The people', 'text/csv', 'application/jsonl')
})
