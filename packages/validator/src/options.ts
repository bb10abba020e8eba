import type { Project } from '@sitewright/project'
import type { ProfileId } from './profiles/profile.ts'

/** The phases of a run, in order, as `onProgress` gets them. */
export type Phase = 'prevent' | 'text' | 'syntax' | 'module' | 'project' | 'build'

/** Options of a check or repair; every field has a default. */
export interface Options {
  /** @default detected from the files */
  profile?: ProfileId
  /** The least certain fixes that `repair` applies. @default 'certain' */
  fixes?: 'certain' | 'likely' | 'lossy'
  /** `bundle` runs a real bundle at the end. @default 'bundle' */
  build?: 'bundle' | 'none'
  /** The project as it was generated: missing files and dependencies are restored from it. */
  expected?: Project
  /** Version ranges of dependencies to add; they precede those of the profile. */
  versions?: Readonly<Record<string, string>>
  /** Milliseconds after which no further fix is begun. @default 30_000 */
  deadlineMs?: number
  /** Ends the run; `check` and `repair` then reject with its reason. */
  signal?: AbortSignal
  onProgress?: (phase: Phase, round: number) => void
}
