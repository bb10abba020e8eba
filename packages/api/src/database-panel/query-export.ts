import { z } from '@hono/zod-openapi'
import { readLimits } from '@sitewright/databases'
import { defineRoutes } from '../define-route.ts'
import { attachment } from '../responses.ts'
import { databaseQuerySchema } from './queries.ts'
import { exportShape } from '../kernel/export-shape.ts'

const defineRoute = defineRoutes({ tag: 'Database' })

/** A statement whose whole result is exported. */
export const databaseExportSchema = databaseQuerySchema
  .omit({ limits: true })
  .extend(exportShape)
  .openapi('DatabaseExport', {
    example: {
      connection: '8c2f6a1e-4f0b-4c58-9c3e-7b1d52f0a964',
      query: 'select name, due_on from invoices where amount > $1',
      parameters: [100],
      format: 'csv',
      separator: 'comma'
    }
  })

export type DatabaseExportInput = z.output<typeof databaseExportSchema>

export const exportDatabaseQueryRoute = defineRoute('POST /api/database/export', {
  access: 'database.read',
  scope: 'installation',
  stepUp: true,
  summary: 'Export the result of a query',
  description: `Runs one statement that reads, without a limit of rows, and streams its whole result as CSV or JSON Lines while it runs, for at most ${readLimits.exportMs / 60_000} minutes in the database. No cell is cut; a row of more than ${readLimits.batchBytes} bytes ends it. What fails before the first row is refused with a code; after that the connection breaks, so that no part of a result passes for the whole. In the CSV a text that a spreadsheet would run as a formula begins with an apostrophe. Services that charge for each reading are not exported. The audit log keeps it as a query.`,
  rateLimits: ['database-export-account'],
  body: databaseExportSchema,
  answer: attachment('The rows', 'text/csv', 'application/jsonl')
})
