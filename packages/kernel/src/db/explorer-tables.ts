import type { ExplorerAuthentication } from '@sitewright/api'
import type { Time } from './tables.ts'

/** A call that a user sent from the API explorer, without secrets. */
export interface ExplorerCallsTable {
  id: string
  user_id: string
  /** The operation id. */
  operation: string
  method: string
  /** The path template of the OpenAPI document. */
  path: string
  /** JSON: values by place and name. */
  parameters: string
  /** JSON; null where no body was sent or saved. */
  body: string | null
  /** Number of values that were left out. */
  left_out: number
  authentication: ExplorerAuthentication
  /** The role that it was run as; null for the user's own. */
  role: string | null
  /** 0 for a redirect, which a page cannot read. */
  status: number
  milliseconds: number
  bytes: number | null
  created_at: Time
  /** Set on rows that were deleted together; null for the others. */
  deletion: string | null
  deleted_at: Time | null
}

/** A named secret of a user, which calls from the API explorer refer to. */
export interface ExplorerSecretsTable {
  id: string
  user_id: string
  name: string
  /** Encrypted. */
  value: string
  created_at: Time
  updated_at: Time
  last_used_at: Time | null
}
