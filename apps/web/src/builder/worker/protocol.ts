import type { BuiltProject } from '@sitewright/builder'
import type { FinishPhase } from '@sitewright/finished-site'
import type { BuildPhase, File, ValidationReport } from '@sitewright/project'
import type { Site } from '@sitewright/site'

/** Path and size of a file. */
export interface ListedFile {
  path: string
  bytes: number
}

/** A site that only has to be uploaded. */
export interface FinishedZip {
  zip: Uint8Array<ArrayBuffer>
  /** Its pages, by the names of their files. */
  pages: readonly string[]
  /** Features whose page was not built, since nothing is left on it. */
  emptyFeatures: readonly string[]
}

/** The jobs of the worker, by kind: their input and their output. */
export interface Jobs {
  /** Builds the zip of a site; posts its phases as progress. */
  build: { input: { site: Site; validate: boolean }; output: BuiltProject }
  /** Builds the site of a project, as it is uploaded; posts its phases as progress. */
  finish: { input: { site: Site; files: readonly File[] }; output: FinishedZip }
  /** Lists the files of a project without building its zip. */
  list: { input: { site: Site }; output: readonly ListedFile[] }
  validate: { input: { files: readonly File[]; framework: string }; output: ValidationReport }
  check: { input: { files: readonly File[] }; output: ValidationReport }
  /** Reads an uploaded folder, or refuses it with a message. */
  intake: { input: { entries: readonly { path: string; content: Uint8Array }[] }; output: readonly File[] }
  unzip: { input: { bytes: Uint8Array }; output: readonly File[] }
}
export type JobKind = keyof Jobs

/** A phase of a job, by its kind. */
export interface Phases extends Record<Exclude<JobKind, 'build' | 'finish'>, never> {
  build: BuildPhase
  finish: FinishPhase
}

/** A job on its way to the worker. */
export type Request = { [Kind in JobKind]: { id: number; kind: Kind } & Jobs[Kind]['input'] }[JobKind]

/** A message of the worker: phases of a job, then its result or error. */
export type Response = { id: number } & (
  | { kind: 'phase'; phase: Phases[JobKind] }
  | { kind: 'done'; value: unknown }
  | { kind: 'failed'; message: string }
)
