import type { ApiErrorCode, ErrorDetail } from '@sitewright/api'

/** A job for a project worker, with the unparsed body of a request. */
export interface ProjectJob {
  kind: 'parse' | 'advise' | 'create'
  bytes: Uint8Array<ArrayBuffer>
}

/** Its result, or the API error to respond with. */
export type ProjectOutcome =
  | { ok: true; kind: 'parse'; value: unknown }
  | { ok: true; kind: 'advise'; analysis: string }
  | { ok: true; kind: 'create'; fileName: string; zip: Uint8Array<ArrayBuffer> }
  | { ok: false; code: ApiErrorCode; details: readonly ErrorDetail[] }
