/** The addresses of what was made of the scripts and style sheets of a site. */
interface BuiltAssets {
  /** The script that a page starts with. */
  script: string
  /** The scripts that it imports. */
  preload: readonly string[]
  styleSheet: string
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
  /** index.html. */
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
  launchModule: (path: string, project: Pick<ProjectToFinish, 'json' | 'hasServerCode'>) => string | undefined
  basePathOf: (json: string) => string
  withTokens: (css: string) => string
  finishFiles: (project: ProjectToFinish, bundle: Bundle) => Promise<Finished>
  /** The packages as one script. */
  vendor: string
}
