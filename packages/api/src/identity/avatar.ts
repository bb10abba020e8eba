import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { doneSchema, errorResponses, ok } from '../responses.ts'
import { avatarLimits } from '../kernel/limits.ts'

const defineRoute = defineRoutes({ tag: 'Account' })

/** PNG, JPEG or WebP. It is re-encoded to 256 pixels square, which strips all metadata. */
export const setAvatarRoute = defineRoute('PUT /api/account/avatar', {
  access: 'signed-in',
  summary: 'Set your picture',
  description:
    'PNG, JPEG or WebP of at most 2 MB as base64. It is encoded anew at 256 pixels square, which strips all metadata. Written to the audit log.',
  rateLimits: ['avatar-account'],
  body: z.strictObject({
    image: z
      .base64()
      .min(1)
      .max(Math.ceil(avatarLimits.bytes / 3) * 4)
      .openapi({ description: 'The file as base64', example: 'iVBORw0KGgo=' })
  }),
  answer: ok('Where the picture is', z.object({ avatar: z.string() }))
})

export const removeAvatarRoute = defineRoute('DELETE /api/account/avatar', {
  access: 'signed-in',
  summary: 'Remove your picture',
  description: 'The address of the picture answers with 404 from then on. Written to the audit log.',
  answer: ok('There is none now', doneSchema)
})

/** Its URL is unguessable and immutable. */
export const getAvatarRoute = defineRoute('GET /api/avatars/{id}', {
  access: 'public',
  summary: 'Get a picture',
  description:
    'The id cannot be guessed, and the picture behind it never changes: it may be cached for ever.',
  params: z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }),
  answer: {
    200: {
      description: 'The picture',
      content: { 'image/webp': { schema: z.string().openapi({ format: 'binary' }) } }
    }
  },
  errors: { 404: errorResponses[404] }
})
