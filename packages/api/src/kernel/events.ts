import { z } from '@hono/zod-openapi'
import type { Permission } from '../access.ts'
import { defineRoutes } from '../define-route.ts'
import { eventStream } from '../responses.ts'

const defineRoute = defineRoutes({ tag: 'Events' })

/** Users were added, changed or deleted, or their sessions ended. */
export const userEventSchema = z.object({
  change: z.enum(['added', 'changed', 'renamed', 'deleted', 'sessions-ended']).openapi({
    description: '`renamed` changes names alone: neither role nor status, and no list is longer or shorter'
  }),
  ids: z.array(z.string()).max(100).openapi({ description: 'Whom it concerns; empty where that are many' })
})

/** A role was added, changed or deleted. */
export const roleEventSchema = z.object({ change: z.enum(['added', 'changed', 'deleted']), id: z.string() })
/** The notices of one user were added to, or read. */
export const noticeEventSchema = z.object({ change: z.enum(['added', 'read']) })

/** The preferences of one user were changed. */
export const preferencesEventSchema = z.object({ updatedAt: z.number().int() })

/** A job of the reader was started, made progress or ended. */
export const jobEventSchema = z.object({ id: z.string() })

/** A saved view of a list was added, changed or deleted. */
export const viewEventSchema = z.object({ id: z.string() })

/** Alerts, their rules, silences or incidents have changed. */
export const alertEventPayloadSchema = z.object({
  change: z.enum(['alerts', 'rules', 'silences', 'webhooks', 'incidents'])
})

/** Checks were run or changed, or a maintenance window was. */
export const checkEventSchema = z.object({
  ids: z.array(z.string()).max(100).openapi({ description: 'Of which checks; empty where it may be all' })
})

/** Database connections were added, changed, tested or deleted. */
export const databaseEventSchema = z.object({ ids: z.array(z.string()).max(100) })

/** A running query of the reader is to be cancelled, on whichever server it runs. */
export const queryEventSchema = z.object({ change: z.enum(['cancel']), id: z.string() })

/** Tenants or plans were added, changed or deleted. */
export const tenantEventSchema = z.object({ ids: z.array(z.string()).max(100) })

interface EventTopicDeclaration {
  /** The permission that a reader needs. */
  permission: Permission
  payload: z.ZodType
}

/** The topics of the event stream. An event says what has changed; the API says the current state. */
export const eventTopics = {
  users: { permission: 'user.read', payload: userEventSchema },
  jobs: { permission: 'admin.access', payload: jobEventSchema },
  views: { permission: 'admin.access', payload: viewEventSchema },
  checks: { permission: 'monitoring.read', payload: checkEventSchema },
  roles: { permission: 'user.read', payload: roleEventSchema },
  alerts: { permission: 'monitoring.read', payload: alertEventPayloadSchema },
  databases: { permission: 'database.read', payload: databaseEventSchema },
  queries: { permission: 'database.read', payload: queryEventSchema },
  tenants: { permission: 'tenants.read', payload: tenantEventSchema },
  notices: { permission: 'admin.access', payload: noticeEventSchema },
  preferences: { permission: 'admin.access', payload: preferencesEventSchema }
} as const satisfies Record<string, EventTopicDeclaration>

export type EventTopic = keyof typeof eventTopics

export type EventPayload<T extends EventTopic> = z.output<(typeof eventTopics)[T]['payload']>

/** The data of an event on the stream, as JSON. */
export interface EventData<T extends EventTopic = EventTopic> {
  at: number
  payload: EventPayload<T>
}

export const eventStreamRoute = defineRoute('GET /api/admin/stream', {
  access: 'admin.access',
  summary: 'Follow what happens',
  description:
    'Server-sent events of the topics that the caller may read, with a heartbeat every 15 seconds. Send the id of the last event to go on after it; `reset` says that more was missed than is kept.',
  query: z.strictObject({
    lastEventId: z.coerce
      .number()
      .int()
      .min(0)
      .max(Number.MAX_SAFE_INTEGER)
      .optional()
      .openapi({ description: 'The id of the last event that was received', example: 4180 })
  }),
  answer: eventStream('Events as they happen, until either side ends it')
})
