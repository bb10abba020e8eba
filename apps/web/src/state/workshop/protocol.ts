import type { ValidationReport } from '@sitewright/builder'
import type { File } from '@sitewright/project'
import type { Site } from '@sitewright/site'

/** What the workshop can be asked to do, by kind: what it takes and what it gives back. */
export interface Jobs {
  generate: { take: { site: Site }; give: readonly File[] }
  validate: { take: { files: readonly File[]; framework: string }; give: ValidationReport }
  check: { take: { files: readonly File[] }; give: ValidationReport }
  /** Files of a folder that somebody brought; refused with words for them. */
  intake: { take: { entries: readonly { path: string; content: Uint8Array }[] }; give: readonly File[] }
  zip: { take: { files: readonly File[]; folder: string }; give: Uint8Array }
  unzip: { take: { bytes: Uint8Array }; give: readonly File[] }
}
export type JobKind = keyof Jobs

/** A job on its way to the worker. */
export type Request = { [Kind in JobKind]: { id: number; kind: Kind } & Jobs[Kind]['take'] }[JobKind]

/** Its result, or why there is none. */
export type Response = { id: number; ok: true; value: unknown } | { id: number; ok: false; message: string }
