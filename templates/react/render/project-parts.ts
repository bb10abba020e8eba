import type { RouteAssets } from './document-parts.ts'

/** Where a project has what its site is finished from, by the framework. */
export interface ProjectPlaces {
  /** The HTML document. */
  html: string
  /** The folder of files that are served as they are. */
  publicFolder: string
  /** The folder of the domain. */
  sources: string
  /** The folder of the features. */
  features: string
  /** The folder of the site whose files have a hash in their names. */
  hashed: string
}

/** What the build of a framework adds to the files of a project. */
export interface ProjectBuild {
  /** The module that pages start with. */
  entry: string
  /** Modules that the build writes, by their paths in the project. */
  modules: ReadonlyMap<string, string>
  /** The modules that the pages of a route consist of, where pages start by their routes. */
  routes?: Readonly<Record<string, readonly RouteModule[]>>
  /** The version of the site, where pages tell it to their scripts. */
  version?: string
  /** Files of the site, by their names. */
  files: ReadonlyMap<string, string>
}

/** A module of a route: its number, and its path. */
export interface RouteModule {
  node: RouteAssets['nodes'][number]
  path: string
}
