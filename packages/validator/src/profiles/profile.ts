import type { Project } from '@sitewright/project'
import type { Confidence } from '../report/report.ts'
import type { CheckId } from './checks.ts'

/** Kinds of project that the validator knows; more frameworks add their own. */
export type ProfileId = 'react-vite' | 'classic' | 'static' | 'generic'

/** Prints a required file that is missing; undefined where the rest of the project says too little. */
export type Blueprint = (project: Project) => { content: string; confidence: Confidence } | undefined

/** A required file, under one of several paths. */
export interface Essential {
  /** The first is the one named in messages. */
  paths: readonly [string, ...string[]]
  blueprint?: Blueprint
}

/** What a kind of project must have. It is data, so that a framework is added without touching a rule. */
export interface Profile {
  id: ProfileId
  /** The checks that have to pass before the project is called ready. */
  checks: readonly CheckId[]
  essential: readonly Essential[]
  /** Entry points of the build; the first that exists. */
  entries: readonly string[]
  /** Packages that package.json must declare. */
  required: readonly string[]
  /** Ranges for packages that have to be added, and for nothing else. */
  versions: Readonly<Record<string, string>>
  /** Whether markup needs `React` in scope; `none` where markup is not React's. */
  jsxRuntime: 'automatic' | 'classic' | 'none'
  /** The package whose default export is imported as `React`. */
  jsxPackage?: string
  start?: { names: readonly string[]; add: { name: string; command: string; needs: string } }
  /** Writes a package.json where none is left. */
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
