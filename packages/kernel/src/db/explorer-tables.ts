import type { ExplorerAuthentication } from '@sitewright/api'
import type { Time } from './tables.ts'

/** A call that somebody sent from the API explorer, without secrets. */
export interface ExplorerCallsTable {
  id: string
  user_id: string
  /** The operation id. */
  operation: string
  method: string
  /** As the OpenAPI document has it. */
  path: string
  /** JSON: values by place and name. */
  parameters: string
  /** JSON; null where none was sent or kept. */
  body: string | null
  /** How many values were left out. */
  left_out: number
  authentication: ExplorerAuthentication
  /** The role that it was run as; null where it was not. */
  role: string | null
  /** 0 for a redirect, which no page may read. */
  status: number
  milliseconds: number
  bytes: number | null
  created_at: Time
  /** Names what was deleted at once; null for what is there. */
  deletion: string | null
  deleted_at: Time | null
}

/** A named secret of somebody, which calls from the API explorer name. */
export interface ExplorerSecretsTable {
  id: string
  user_id: string
  name: string
  /** Sealed. */
  value: string
  created_at: Time
  /** When the value was entered. */
  updated_at: Time
  last_used_at: Time | null
}
