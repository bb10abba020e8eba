import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'
import { emptySchema, timeSchema } from '../kernel/fields.ts'
import { userPath, userSchema } from './users.ts'

const defineRoute = defineRoutes({ tag: 'People' })

/** The effects of a deletion, counted. */
export const deletionEffectsSchema = z
  .object({
    sessions: z.number().int().openapi({ description: 'Sessions that would end' }),
    projects: z.number().int().openapi({ description: 'Saved projects, with all their versions' }),
    sharedLinks: z
      .number()
      .int()
      .openapi({ description: 'Links to shared projects that would no longer open' }),
    passkeys: z.number().int(),
    providers: z.number().int().openapi({ description: 'Linked accounts of sign-in providers' })
  })
  .openapi('DeletionEffects', {
    example: { sessions: 3, projects: 2, sharedLinks: 1, passkeys: 0, providers: 1 }
  })

export type DeletionEffects = z.infer<typeof deletionEffectsSchema>

export const countDeletionEffectsRoute = defineRoute('GET /api/admin/users/{id}/deletion', {
  // A user with `admin:delete` alone also previews a deletion.
  access: 'user.read',
  summary: 'Count what deleting a person takes with it',
  description:
    'Asked before the question whether to delete: what would end and what would be gone. Nothing changes.',
  params: userPath,
  answer: ok('The numbers', z.object({ effects: deletionEffectsSchema }))
})

/** It can be undone for a quarter of an hour. */
export const deleteUserRoute = defineRoute('DELETE /api/users/{id}', {
  access: 'user.delete',
  stepUp: true,
  summary: 'Delete a person',
  description:
    'Sessions end at once, and everything of the person is gone; entries of the audit log stay. For 15 minutes it can be brought back; then it is purged. People above your rank, your own account and the last administrator are refused. Written to the audit log.',
  params: userPath,
  answer: ok(
    'The person is gone',
    z.object({
      success: z.literal(true),
      message: z.string(),
      sessionsEnded: z.number().int(),
      undoUntil: timeSchema
    })
  )
})

export const restoreUserRoute = defineRoute('POST /api/admin/users/{id}/restore', {
  access: 'user.delete',
  stepUp: true,
  summary: 'Undo the deletion of a person',
  description:
    'Brings back the person with credentials, providers and saved projects, for 15 minutes after the deletion. They are signed out everywhere. Refused with `undo.changed` where the address or a linked account belongs to somebody else by now.',
  params: userPath,
  body: emptySchema,
  answer: ok('The person', z.object({ user: userSchema }))
})
