import { z } from '@hono/zod-openapi'

/** The id of a role that a call is run as; null for none. */
export const explorerRoleIdSchema = z.string().min(1).max(64).nullable().default(null)

/** A role that a call was run as. */
export const explorerRoleSchema = z.object({
  id: z.string().openapi({ example: 'editor' }),
  name: z.string().openapi({ example: 'Editor' })
})

/** A role that a call was run as. */
export type ExplorerRole = z.infer<typeof explorerRoleSchema>
