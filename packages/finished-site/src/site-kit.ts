/** The addresses of what was made of the scripts and style sheets of a site. */
interface BuiltAssets {
  /** The script that a page starts with. */
  script: string
  /** The scripts that it imports. */
  preload: readonly string[]
  styleSheet: string
  /** What belongs to the pages of each route, where pages start by their routes. */
  routes?: Readonly<Record<string, RouteAssets>>
  /** The version of the site, where pages tell it to their scripts. */
  version?: string
}

/** The scripts of a route: the numbers of the modules that a page consists of, and what is loaded ahead. */
export interface RouteAssets {
  nodes: readonly number[]
  preload: readonly string[]
}

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
  version?: string
  /** Files of the site, by their names. */
  files: ReadonlyMap<string, string>
}

/** A module of a route: its number, and its path. */
export interface RouteModule {
  node: number
  path: string
}

/** What the site of a project is finished from, besides its scripts and its style sheet. */
export interface ProjectToFinish {
  /** site.json. */
  json: string
  /** Ids of the features that are part of the site. */
  features: readonly string[]
  layout: string
  /** Whether the code that calls a server is part of the project. */
  hasServerCode: boolean
  /** The HTML document. */
  html: string
  /** The Content Security Policy of the pages. */
  policy: Readonly<Record<string, string>>
  /** src/theme.css. */
  themeCss: string
  /** The code of its service worker. */
  worker: string
  /** What lies in `public`, by its name. */
  publicFiles: ReadonlyMap<string, string | Uint8Array>
}

/** What a bundler made of the scripts and style sheets of a site: the files by name, and the addresses that pages ask for. */
export interface Bundle {
  files: ReadonlyMap<string, string>
  assets: BuiltAssets
}

/** A site with all its files, or why it is none. */
interface Finished {
  files: Map<string, string | Uint8Array>
  problems: readonly string[]
  emptyFeatures: readonly string[]
}

/**
 * What knows how a site of the reference app is drawn and published (render/site-kit.ts of its template): a module that is
 * loaded where a site is finished, and the packages that its scripts import.
 */
export interface SiteKit {
  places: ProjectPlaces
  projectBuild: (files: ReadonlyMap<string, string | Uint8Array>) => ProjectBuild
  launchModule: (path: string, project: Pick<ProjectToFinish, 'json' | 'hasServerCode'>) => string | undefined
  basePathOf: (json: string) => string
  withTokens: (css: string) => string
  finishFiles: (project: ProjectToFinish, bundle: Bundle) => Promise<Finished>
  /** The packages as one script. */
  vendor: string
}
