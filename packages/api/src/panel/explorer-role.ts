import { z } from '@hono/zod-openapi'

/** The role that a call is run as; null for the caller's own. */
export const explorerRoleIdSchema = z.string().min(1).max(64).nullable().default(null)

/** A role that a call was run as. */
export const explorerRoleSchema = z.object({
  id: z.string().openapi({ example: 'editor' }),
  name: z.string().openapi({ example: 'Editor' })
})

export type ExplorerRole = z.infer<typeof explorerRoleSchema>
