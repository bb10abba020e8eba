import type { Project } from '@sitewright/project'
import type { ProfileId } from './profiles/profile.ts'

/** The steps of a run, in order; told to `onProgress`. */
export type Phase = 'prevent' | 'text' | 'syntax' | 'module' | 'project' | 'build'

/** Options of a check or repair; every field has a default. */
export interface Options {
  /** @default detected from the files */
  profile?: ProfileId
  /** The boldest fixes that `repair` applies. @default 'certain' */
  fixes?: 'certain' | 'likely' | 'lossy'
  /** `bundle` runs a real bundle at the end. @default 'bundle' */
  build?: 'bundle' | 'none'
  /** The project as the generator made it: files and dependencies missing from it are put back. */
  expected?: Project
  /** Versions for dependencies that have to be added, before those that the profile recommends. */
  versions?: Readonly<Record<string, string>>
  /** Milliseconds after which no further repair is begun. @default 30_000 */
  deadlineMs?: number
  /** Ends the run; `check` and `repair` then reject with its reason. */
  signal?: AbortSignal
  onProgress?: (phase: Phase, round: number) => void
}
