import type { File } from '@sitewright/project'

/** A job for the check worker: a project, and whether to repair it. */
export interface CheckJob {
  files: readonly File[]
  fix: boolean
}
