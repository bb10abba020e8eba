import type { Project } from '@sitewright/project'
import type { Profile } from './profile.ts'

/** How projects of a framework are recognised. */
export interface Detection {
  /** The id of the catalog. */
  framework: string
  is: (project: Project) => boolean
  profileOf: (project: Project) => Profile
}

/** Files of frameworks that no profile knows yet. */
export const foreign = /\.(vue|svelte|astro)$|^angular\.json$|^next\.config\./
