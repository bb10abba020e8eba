import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { doneSchema, ok } from '../responses.ts'
import { userMailLimits } from '../kernel/limits.ts'
import { userMailMessages } from '../kernel/messages.ts'
import { userPath } from './users.ts'
import { isPlainLine } from '../kernel/plain-line.ts'

const defineRoute = defineRoutes({ tag: 'People' })

/** A plain-text mail of an administrator to a user. */
export const userMailSchema = z
  .strictObject({
    subject: z
      .string()
      .trim()
      .min(1, userMailMessages.subjectRequired)
      .max(userMailLimits.subject, userMailMessages.long(userMailLimits.subject))
      .refine(isPlainLine, userMailMessages.oneLine),
    text: z
      .string()
      .trim()
      .min(1, userMailMessages.textRequired)
      .max(userMailLimits.text, userMailMessages.long(userMailLimits.text))
  })
  .openapi('PersonMail', {
    example: { subject: 'Your workshop on Friday', text: 'It begins at ten.\n\nBring your laptop.' }
  })

export type UserMail = z.output<typeof userMailSchema>

export const mailUserRoute = defineRoute('POST /api/admin/users/{id}/email', {
  access: 'user.write',
  summary: 'Send a person an email',
  description:
    'Plain text, delivered by the mail queue. The audit log tells that it was sent, not what it says. Refused with `auth.mail-missing` where no mail is configured.',
  rateLimits: ['user-mails-account'],
  params: userPath,
  body: userMailSchema,
  answer: ok('The mail is on its way', doneSchema)
})

export const previewUserMailRoute = defineRoute('POST /api/admin/users/{id}/email/preview', {
  access: 'user.write',
  summary: 'Show an email before it is sent',
  description: 'The mail as its recipient would read it. Nothing is sent.',
  params: userPath,
  body: userMailSchema,
  answer: ok(
    'The mail',
    z.object({
      preview: z.object({ to: z.string(), subject: z.string(), text: z.string() }).openapi({
        example: { to: 'maya@example.com', subject: 'Friday', text: 'Hello Maya,\n\nIt begins at ten.' }
      })
    })
  )
})
