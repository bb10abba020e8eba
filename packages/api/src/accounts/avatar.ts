import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { doneSchema, errorResponses, ok } from '../responses.ts'
import { avatarLimits } from './limits.ts'

const defineRoute = defineRoutes({ tag: 'Account' })

/** Set the profile picture: PNG, JPEG or WebP. It is re-encoded to 256 pixels square, which strips all metadata. */
export const setAvatarRoute = defineRoute('PUT /api/account/avatar', {
  access: 'signed-in',
  summary: 'Set your picture',
  body: z.strictObject({
    image: z
      .base64()
      .min(1)
      .max(Math.ceil(avatarLimits.bytes / 3) * 4)
      .openapi({ description: 'The file as base64' })
  }),
  answer: ok('Where the picture is', z.object({ avatar: z.string() }))
})

/** Remove the profile picture. */
export const removeAvatarRoute = defineRoute('DELETE /api/account/avatar', {
  access: 'signed-in',
  summary: 'Remove your picture',
  answer: ok('There is none now', doneSchema)
})

/** Get a profile picture; its URL is unguessable and immutable. */
export const getAvatarRoute = defineRoute('GET /api/avatars/{id}', {
  access: 'public',
  summary: 'Get a picture',
  params: z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }),
  answer: {
    200: {
      description: 'The picture',
      content: { 'image/webp': { schema: z.string().openapi({ format: 'binary' }) } }
    }
  },
  errors: { 404: errorResponses[404] }
})
