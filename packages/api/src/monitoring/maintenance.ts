import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { doneSchema, ok } from '../responses.ts'
import { checkTextSchema } from './check-fields.ts'
import { checkMessages as messages } from './check-messages.ts'
import { emptySchema, timeSchema } from '../kernel/fields.ts'
import { maintenanceLimits } from '../kernel/limits.ts'

const defineRoute = defineRoutes({ tag: 'Checks' })

const exampleId = '9a4b1c7e-2f60-4d8b-b3a5-71c09e5d6f24'
const checkId = '5f0c7a52-9d3e-4c1b-8a66-2b7de1f04c98'
const windowPath = z.object({ id: z.string().max(64).openapi({ example: exampleId }) })
const time = timeSchema.min(0).max(8_640_000_000_000_000)

/** A planned maintenance: results of its checks count as maintenance. */
export const maintenanceSchema = z
  .object({
    id: z.string(),
    reason: z.string(),
    startsAt: timeSchema,
    endsAt: timeSchema,
    checkIds: z.array(z.string()).nullable().openapi({ description: 'The checks concerned; null for all' })
  })
  .openapi('MaintenanceWindow', {
    example: {
      id: exampleId,
      reason: 'New mail relay',
      startsAt: 1_795_262_400_000,
      endsAt: 1_795_266_000_000,
      checkIds: [checkId]
    }
  })

export type MaintenanceWindow = z.infer<typeof maintenanceSchema>

/** The body of a new maintenance window. */
export const newMaintenanceSchema = z
  .strictObject({
    reason: checkTextSchema(maintenanceLimits.reason, messages.reasonRequired),
    startsAt: time,
    endsAt: time,
    checkIds: z
      .array(z.string().max(64))
      .min(1, messages.checksRequired)
      .max(maintenanceLimits.checks)
      .nullable()
      .openapi({ description: 'The checks concerned; null for all' })
  })
  .refine(({ startsAt, endsAt }) => endsAt > startsAt, {
    path: ['endsAt'],
    message: messages.endsBeforeStart
  })
  .refine(({ startsAt, endsAt }) => endsAt - startsAt <= maintenanceLimits.days * 86_400_000, {
    path: ['endsAt'],
    message: messages.windowLong(maintenanceLimits.days)
  })
  .openapi('NewMaintenance', {
    example: {
      reason: 'New mail relay',
      startsAt: 1_795_262_400_000,
      endsAt: 1_795_266_000_000,
      checkIds: null
    }
  })

export const listMaintenanceRoute = defineRoute('GET /api/admin/maintenance', {
  access: 'monitoring.read',
  scope: 'installation',
  summary: 'List maintenance windows',
  description: `Those that run or are to come, and those of the last ${maintenanceLimits.retentionDays} days, the latest first, at most ${maintenanceLimits.windows}. Refused to whoever belongs to a tenant.`,
  answer: ok('The windows', z.object({ windows: z.array(maintenanceSchema) }))
})

export const addMaintenanceRoute = defineRoute('POST /api/admin/maintenance', {
  access: 'monitoring.write',
  scope: 'installation',
  summary: 'Add a maintenance window',
  description: `Checks go on, and their results within it count as maintenance. It ends in the future, and lasts at most ${maintenanceLimits.days} days. Written to the audit log.`,
  body: newMaintenanceSchema,
  answer: ok('The window', z.object({ window: maintenanceSchema }))
})

export const endMaintenanceRoute = defineRoute('POST /api/admin/maintenance/{id}/end', {
  access: 'monitoring.write',
  scope: 'installation',
  summary: 'End a maintenance window now',
  description:
    'One that runs ends with this call. Ending one that has ended changes nothing. Written to the audit log.',
  params: windowPath,
  body: emptySchema,
  answer: ok('The window', z.object({ window: maintenanceSchema }))
})

export const deleteMaintenanceRoute = defineRoute('DELETE /api/admin/maintenance/{id}', {
  access: 'monitoring.write',
  scope: 'installation',
  summary: 'Delete a maintenance window',
  description: 'Only one that has not begun: what is over stays told. Written to the audit log.',
  params: windowPath,
  answer: ok('It is gone', doneSchema)
})
