import type { ApiErrorCode, ErrorDetail } from '@sitewright/api'

/** What a check worker is asked: the body of a call as it came, and whether to repair. */
export interface CheckJob {
  kind: 'zip' | 'json'
  bytes: Uint8Array<ArrayBuffer>
  fix: boolean
}

/** What it answers: the report as JSON text, or the error of the catalogue that the call ends with. */
export type CheckOutcome =
  | { ok: true; report: string }
  | { ok: false; code: ApiErrorCode; details: readonly ErrorDetail[] }
