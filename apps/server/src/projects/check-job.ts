import type { ApiErrorCode, ErrorDetail } from '@sitewright/api'

/** Job of a check worker: the unparsed body of a request, and whether to repair. */
export interface CheckJob {
  kind: 'zip' | 'json'
  bytes: Uint8Array<ArrayBuffer>
  fix: boolean
}

/** Its result: the report as JSON, or the API error to respond with. */
export type CheckOutcome =
  | { ok: true; report: string }
  | { ok: false; code: ApiErrorCode; details: readonly ErrorDetail[] }
