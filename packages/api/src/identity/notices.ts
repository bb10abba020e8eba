import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'
import { timeSchema } from '../kernel/fields.ts'
import { defaultPageSize, maximumPageSize } from '../kernel/limits.ts'
import { noticeKinds } from './notice-messages.ts'

const defineRoute = defineRoutes({ tag: 'Notices' })

const count = z.number().int().min(0)
const unread = count.openapi({ description: 'Notices that were not read yet' })
const id = z.string().max(64)
const exampleId = '7a9b1a52-8d0e-4a86-9a35-0b1c6f2f6d10'

/** A notice of one administrator: an entry behind the bell. */
export const noticeSchema = z
  .object({
    id,
    kind: z.enum(noticeKinds),
    title: z.string(),
    text: z.string().openapi({ description: 'Whom or what it concerns; empty where the title says all' }),
    link: z
      .string()
      .nullable()
      .openapi({ description: 'The page of what it concerns, in the control panel' }),
    times: count.openapi({ description: 'How often it happened since it was last read' }),
    createdAt: timeSchema.openapi({ description: 'When it happened last' }),
    readAt: timeSchema.nullable()
  })
  .openapi('Notice', {
    example: {
      id: exampleId,
      kind: 'account.locked',
      title: 'An account is locked',
      text: 'dana@example.com, after too many failed sign-ins',
      link: '/admin/users?user=b7a0f1de-95a1-4c3c-b1f0-7a5d6a0c4f52',
      times: 1,
      createdAt: 1_795_262_400_000,
      readAt: null
    }
  })

export type Notice = z.infer<typeof noticeSchema>

/** Cursor pagination of the notices. */
export const noticeQuerySchema = z.strictObject({
  before: z
    .string()
    .regex(/^\d{1,15}_[\w-]{1,64}$/)
    .optional()
    .openapi({
      description: 'Go on below this notice: `next` of the page before',
      example: `1795262400000_${exampleId}`
    }),
  limit: z.coerce.number().int().min(1).max(maximumPageSize).default(defaultPageSize),
  unread: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .default(false)
    .openapi({ type: 'boolean', description: 'Only those that were not read yet' })
})

export type NoticeQuery = z.output<typeof noticeQuerySchema>

export const listNoticesRoute = defineRoute('GET /api/admin/notices', {
  access: 'admin.access',
  summary: 'List your notices',
  description:
    'What happened and concerns you, the newest first, with the number of unread ones. Kept for 90 days.',
  query: noticeQuerySchema,
  answer: ok(
    'A page of notices',
    z.object({ notices: z.array(noticeSchema), unread, next: z.string().nullable() })
  )
})

const readAnswer = ok('How many are unread now', z.object({ unread }))

export const readNoticeRoute = defineRoute('POST /api/admin/notices/{id}/read', {
  access: 'admin.access',
  summary: 'Mark a notice as read',
  description: 'With `read: false` it is unread again.',
  params: z.object({ id: id.openapi({ example: exampleId }) }),
  body: z.strictObject({ read: z.boolean().default(true) }),
  answer: readAnswer
})

export const readAllNoticesRoute = defineRoute('POST /api/admin/notices/read', {
  access: 'admin.access',
  summary: 'Mark all notices as read',
  description: 'Those up to a time, so that one which came meanwhile stays unread.',
  body: z.strictObject({
    upTo: timeSchema.min(0).openapi({ description: 'The time of the newest notice that was seen' })
  }),
  answer: readAnswer
})
