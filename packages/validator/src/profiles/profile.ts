import type { Project } from '@sitewright/project'
import type { Confidence } from '../report/report.ts'
import type { CheckId } from './checks.ts'

/** Kinds of project that the validator knows; more frameworks add their own. */
export type ProfileId = 'react-vite' | 'classic' | 'static' | 'generic'

/** Prints a missing required file; undefined where the rest of the project does not determine it. */
export type Blueprint = (project: Project) => { content: string; confidence: Confidence } | undefined

/** A required file, under one of several paths. */
export interface Essential {
  /** Messages name the first one. */
  paths: readonly [string, ...string[]]
  blueprint?: Blueprint
}

/** Requirements of a kind of project. It is data, so that a framework is added without a change of rules. */
export interface Profile {
  id: ProfileId
  /** The checks that have to pass before the project is called ready. */
  checks: readonly CheckId[]
  essential: readonly Essential[]
  /** Entry points of the build; the first that exists. */
  entries: readonly string[]
  /** Packages that package.json must declare. */
  required: readonly string[]
  /** Version ranges, used only for packages that have to be added. */
  versions: Readonly<Record<string, string>>
  /** Whether markup needs `React` in scope; `none` where markup is not React's. */
  jsxRuntime: 'automatic' | 'classic' | 'none'
  /** The package whose default export is imported as `React`. */
  jsxPackage?: string
  start?: { names: readonly string[]; add: { name: string; command: string; needs: string } }
  /** Creates a package.json where it is missing. */
  manifest?: {
    scripts: Readonly<Record<string, string>>
    /** Packages that count as tools. */
    dev: readonly string[]
    /** Packages that the scripts run, beside the required ones. */
    extra: readonly string[]
    module: boolean
  }
  /** Served as it is, at the root. */
  publicFolder: string
}
