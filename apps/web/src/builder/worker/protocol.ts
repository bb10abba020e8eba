import type { BuiltProject, ValidationReport } from '@sitewright/builder'
import type { BuildPhase, File } from '@sitewright/project'
import type { Site } from '@sitewright/site'

/** Path and size of a file. */
export interface ListedFile {
  path: string
  bytes: number
}

/** The jobs of the worker, by kind: their input and their output. */
export interface Jobs {
  /** From a site to its zip; tells the phases on the way. */
  build: { input: { site: Site; validate: boolean }; output: BuiltProject }
  /** The files that a build would make. */
  list: { input: { site: Site }; output: readonly ListedFile[] }
  validate: { input: { files: readonly File[]; framework: string }; output: ValidationReport }
  check: { input: { files: readonly File[] }; output: ValidationReport }
  /** Files of a folder that somebody brought; refused with words for them. */
  intake: { input: { entries: readonly { path: string; content: Uint8Array }[] }; output: readonly File[] }
  unzip: { input: { bytes: Uint8Array }; output: readonly File[] }
}
export type JobKind = keyof Jobs

/** A job on its way to the worker. */
export type Request = { [Kind in JobKind]: { id: number; kind: Kind } & Jobs[Kind]['input'] }[JobKind]

/** What the worker posts: phases of a job, then its result or why there is none. */
export type Response = { id: number } & (
  | { kind: 'phase'; phase: BuildPhase }
  | { kind: 'done'; value: unknown }
  | { kind: 'failed'; message: string }
)
