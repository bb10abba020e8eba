import type { ApiErrorCode, ErrorDetail } from '@sitewright/api'

/** What a project worker is asked, with the body of a call as it came. */
export interface ProjectJob {
  kind: 'parse' | 'advise' | 'create'
  bytes: Uint8Array<ArrayBuffer>
}

/** What it answers, or the error of the catalogue that the call ends with. */
export type ProjectOutcome =
  | { ok: true; kind: 'parse'; value: unknown }
  | { ok: true; kind: 'advise'; analysis: string }
  | { ok: true; kind: 'create'; fileName: string; zip: Uint8Array<ArrayBuffer> }
  | { ok: false; code: ApiErrorCode; details: readonly ErrorDetail[] }
