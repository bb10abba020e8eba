import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { doneSchema, ok } from '../responses.ts'
import { timeSchema } from '../kernel/fields.ts'
import { defaultPageSize, maximumPageSize } from '../kernel/limits.ts'
import { isPlainText } from '../kernel/plain-line.ts'
import { satisfactionLimits as limits, satisfactionQuestion } from './satisfaction-limits.ts'
import { tenantPath } from './tenants.ts'

const defineRoute = defineRoutes({ tag: 'Tenants' })

const scoreSchema = z.number().int().min(limits.lowest).max(limits.highest).openapi({ example: 4 })

const dueSchema = z
  .object({
    due: z.boolean().openapi({ description: 'Whether the question may be shown now', example: true })
  })
  .openapi('SatisfactionDue')

export const getSatisfactionDueRoute = defineRoute('GET /api/account/satisfaction', {
  access: 'signed-in',
  summary: 'Whether to ask you how satisfied you are',
  description:
    'Somebody of a tenant is asked at most every 90 days, over all devices; nobody in the first 7 days of the account, while an administrator views as them, or where the installation does not ask. Reading changes nothing.',
  answer: ok('Whether the question is due', dueSchema)
})

export const askSatisfactionRoute = defineRoute('POST /api/account/satisfaction/ask', {
  access: 'signed-in',
  summary: 'Count the question as asked',
  description:
    'Called before the question is shown: whoever is told that it is due shows it, and nobody else does for 90 days. It counts as asked whether it is answered or not.',
  rateLimits: ['satisfaction-account'],
  answer: ok('Whether to show the question', dueSchema)
})

/** An answer to the satisfaction survey. */
export const satisfactionAnswerSchema = z
  .strictObject({
    score: scoreSchema,
    comment: z
      .string()
      .trim()
      .max(limits.comment, `A comment has at most ${limits.comment} characters`)
      .refine(isPlainText, 'Use readable characters')
      .default('')
  })
  .openapi('SatisfactionAnswer', { example: { score: 4, comment: 'Quick, and easy to learn.' } })

export type SatisfactionAnswer = z.output<typeof satisfactionAnswerSchema>

export const answerSatisfactionRoute = defineRoute('POST /api/account/satisfaction/answer', {
  access: 'signed-in',
  summary: 'Say how satisfied you are',
  description: `Answers '${satisfactionQuestion}', once for each time that it was asked. Whoever runs the installation reads it without your name; the administrators of your organisation do not. It is deleted after a year, and with the account. Not written to the audit log, whose times would tell who said what.`,
  rateLimits: ['satisfaction-account'],
  body: satisfactionAnswerSchema,
  answer: ok('The answer is kept', doneSchema)
})

const answersSchema = z
  .object({
    answers: z.array(
      z.object({
        score: scoreSchema,
        comment: z.string().openapi({ example: 'Quick, and easy to learn.' }),
        answeredAt: timeSchema
      })
    ),
    page: z.number().int(),
    limit: z.number().int(),
    total: z.number().int()
  })
  .openapi('SatisfactionAnswers')

export type SatisfactionAnswers = z.infer<typeof answersSchema>

/** Pagination of the answers. */
export const satisfactionQuerySchema = z.strictObject({
  page: z.coerce.number().int().min(1).max(1_000_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(maximumPageSize).default(defaultPageSize)
})

export type SatisfactionQuery = z.output<typeof satisfactionQuerySchema>

export const listSatisfactionRoute = defineRoute('GET /api/admin/tenants/{id}/satisfaction', {
  access: 'tenants.read',
  scope: 'installation',
  summary: 'List how satisfied people of a tenant are',
  description:
    'Answers of a year with their comments, the newest first, without names. Only for people of the installation: the administrators of a tenant would know who wrote what.',
  params: tenantPath,
  query: satisfactionQuerySchema,
  answer: ok('A page of answers', answersSchema)
})

const settingSchema = z
  .strictObject({
    enabled: z.boolean().openapi({ description: 'Whether people of tenants are asked', example: true })
  })
  .openapi('SatisfactionSetting')

export type SatisfactionSetting = z.infer<typeof settingSchema>

export const getSatisfactionSettingRoute = defineRoute('GET /api/admin/satisfaction', {
  access: 'tenants.read',
  scope: 'installation',
  summary: 'Whether people are asked how satisfied they are',
  description: 'Off in a new installation.',
  answer: ok('The setting', settingSchema)
})

export const setSatisfactionSettingRoute = defineRoute('PUT /api/admin/satisfaction', {
  access: 'tenants.write',
  scope: 'installation',
  summary: 'Ask people how satisfied they are, or stop',
  description:
    'For all tenants. Answers that were given stay, and count for a year. Written to the audit log.',
  body: settingSchema,
  answer: ok('The setting', settingSchema)
})
