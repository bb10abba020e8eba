import type { Project } from '@sitewright/project'
import type { Confidence } from '../report/report.ts'
import type { CheckId } from './checks.ts'

/** Kinds of project that the validator knows; more frameworks add their own. */
export type ProfileId = 'react-vite' | 'vue-vite' | 'sveltekit' | 'angular' | 'classic' | 'static' | 'generic'

/** Prints a missing required file; undefined where the rest of the project does not determine it. */
export type Blueprint = (project: Project) => { content: string; confidence: Confidence } | undefined

/** A required file, under one of several paths. */
export interface Essential {
  /** Messages name the first one. */
  paths: readonly [string, ...string[]]
  blueprint?: Blueprint
}

/** The import that markup needs in scope, or that code names without one: `React` from `react`. */
export interface MarkupImport {
  name: string
  package: string
}

/** A module that draws a component so that its failure leaves the rest of the page standing. */
export interface ErrorBoundary {
  /** The function that the module exports. */
  name: string
  /** The path of the module without its ending. */
  path: string
  /** The endings it may have, and which one it gets in a typed file and in another. */
  endings: readonly string[]
  ending: (types: boolean) => string
  print: (types: boolean) => string
}

/** Requirements of a kind of project. It is data, so that a framework is added without a change of rules. */
export interface Profile {
  id: ProfileId
  /** The checks that have to pass before the project is called ready. */
  checks: readonly CheckId[]
  essential: readonly Essential[]
  /** Entry points of the build; the first that exists. */
  entries: readonly string[]
  /** Where the framework routes by files: the folder of the routes, and the files that are entry points of the build. */
  routes?: { folder: string; entry: RegExp }
  /** Files that the framework makes the service worker of, and the address that it registers. */
  worker?: { paths: readonly string[]; address: string }
  /** Entry points that the bundler adds to a page that loads none. */
  injected: readonly string[]
  /** The pages that a site may begin with; the first that exists. */
  startPages: readonly string[]
  /** Packages that package.json must declare. */
  required: readonly string[]
  /** Messages of their own for required packages that are missing. */
  missing?: Readonly<Record<string, string>>
  /** Version ranges, used only for packages that have to be added. */
  versions: Readonly<Record<string, string>>
  /** Groups of packages that are released together: what is added gets the range of those that are there. */
  releasedTogether?: readonly (readonly string[])[]
  /** Whether markup needs `React` in scope; `none` where markup is not React's. */
  jsxRuntime: 'automatic' | 'classic' | 'none'
  markupImport?: MarkupImport
  errorBoundary?: ErrorBoundary
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
  /** False where nothing is built and no package is used: the pages are what is served, and lead to each other's files. */
  built: boolean
  /** Served as it is, at the root. */
  publicFolder: string
}
