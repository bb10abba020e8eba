import type { Site } from '#domain/site.ts'

/** A page as its framework draws it. */
export interface DrawnPage {
  /** Its HTML below the body. */
  html: string
  /** What it adds to the head, where the framework writes that by itself. */
  head?: string
  /** Its body around that HTML, where the framework writes more there than the element with the id root. */
  body?: string
  /** The route that it stands at, where pages start by their routes. */
  route?: string
}

/** The addresses of what a build made of the scripts and styles of a site. */
export interface BuiltAssets {
  /** The script that a page starts with. */
  script: string
  /** The scripts that it imports. */
  preload: readonly string[]
  styleSheet: string
  /** What belongs to the pages of each route, where pages start by their routes. */
  routes?: Readonly<Record<string, RouteAssets>>
  /** Told to the scripts by each page, where the framework does so: the version of the site. */
  version?: string
}

/** The scripts of a route. */
export interface RouteAssets {
  /** The numbers of the modules that a page consists of, from the outermost layout on. */
  nodes: readonly number[]
  preload: readonly string[]
}

/** What pages are put into. */
export interface DocumentFrame {
  /** The HTML document of the project. */
  html: string
  /** The site as site.json has it. */
  site: Site
  /** src/theme.css, where its colours may be others than those of the document. */
  themeCss?: string
  /** The web app manifest, where there is one. */
  manifest?: string
  assets: BuiltAssets
  /** The folder of the host that the site stands in. */
  base: string
}
