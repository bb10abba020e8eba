import type { File } from '@sitewright/project'

/** A project for the worker, and whether to repair it. */
export interface CheckJob {
  files: readonly File[]
  fix: boolean
}
