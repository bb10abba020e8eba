import type { FeatureId, HostId } from '@sitewright/catalog'
import type { Decision } from '../printers/docs/decisions.ts'
import type { Recipe, RecipeKit } from '../printers/docs/recipe.ts'

/** A development tool; its package is needed where its name is found. */
export interface Tool {
  package: string
  /** Left out in JavaScript projects. */
  typescriptOnly?: true
}

/** Where the printed documents of a project stand. */
export interface DocumentPaths {
  /** The HTML document that the build starts from. */
  page: string
  site: string
  /** The choices that only the builder reads. */
  choices: string
  theme: string
  customCss: string
  /** The Content Security Policy of the pages. */
  policy: string
}

/** The folders that the README and other documents name. */
export interface Folders {
  /** Files that are served as they are. */
  public: string
  features: string
  pages: string
  ui: string
  domain: string
  /** What the pages need of the browser, without a framework. */
  browser: string
  styles: string
}

/** What a framework wants in the HTML document beside what every site has. */
export interface PageMarkup {
  /**
   * Whether it holds title and description of the business. SvelteKit fills in placeholders by name, which a text of the
   * owner could contain: there the build writes them.
   */
  hasTexts: boolean
  /** The last lines of the head. */
  head: readonly string[]
  /** The lines of the body, by the address of the entry script. */
  body: (entry: string) => readonly string[]
}

/** What the documents call by a name that the framework has for it. */
export interface Terms {
  /** The command that writes the pages. */
  build: string
  /** The expression by which a view asks for the backend. */
  backend: string
  /** What holds the state that several pages share. */
  shared: string
}

/** What hosts have to know about a build. */
export interface BuildFacts {
  /** The folder of the site whose files have a hash in their names, and may be cached for good. */
  hashed: string
  /** The folder of the project that holds the cache of the build, if it is not in `node_modules`. */
  cache?: string
  /** The id that Vercel has for the framework. */
  vercel: string
  /** The module that writes the pages. */
  writer: string
}

/** The scripts that a project may have. They mean the same in every framework; README, hosts and workflows name them. */
export type ScriptName =
  | 'dev'
  | 'build'
  | 'build:launch'
  | 'preview'
  | 'lint'
  | 'typecheck'
  | 'pretest'
  | 'test'
  | 'check'
  | 'launch-check'
  | 'prepare'

/** What an editor is told of a JavaScript project. */
export interface EditorSettings {
  /** Settings that the framework writes itself, on which these build. */
  extends?: string
  compilerOptions: Readonly<Record<string, string | boolean>>
}

/** The printed module of the variables of a build, for a bundler that puts none into scripts by itself. */
export interface Environment {
  path: string
  /** The comment above it, which says what fills it. */
  about: string
  /** What it says of a build beside the variables, `false` until the build fills it: name and comment. */
  flags: readonly { name: string; about: string }[]
}

/** The printed style sheet that imports all others, where components import none. */
export interface SheetList {
  path: string
  /** The sheet that comes first, since it names the layers. */
  first: string
}

/** The versions of Node that a project needs: as package.json has them, and as the README says it. */
export interface NodeVersions {
  range: string
  words: string
}

/** Settings of the formatter for some files. */
export interface FormatOverride {
  files: string
  options: Readonly<Record<string, string>>
}

/** The adapter of a framework: all that the generator knows about its reference app. */
export interface Adapter {
  documents: DocumentPaths
  folders: Folders
  /** Entry points that every project has; `*` stands for a name in that folder. */
  entryPoints: readonly string[]
  page: PageMarkup
  terms: Terms
  build: BuildFacts
  /** The printed list of features, and the folder that holds one folder for each. */
  features: { path: string; folder: string; contract: string }
  /** The two printed files of what was chosen: its style sheets, and what the code has to know. */
  chosen: { styles: string; code: string }
  /** The printed sheet that imports all others; sheets of every project are entry points then. */
  sheets?: SheetList
  /** The expression that reads an environment variable of the build, by its name without the prefix. */
  readVariable: (name: string) => string
  /** The module that holds the variables of the build, where `readVariable` asks one. */
  environment?: Environment
  /** Files that belong to a feature without being imported by it: workers, pages, tests. */
  companions: Partial<Readonly<Record<FeatureId, readonly string[]>>>
  /** The function that takes messages, by the host that runs it. */
  functions: Partial<Readonly<Record<HostId, readonly string[]>>>
  /** The view of the contact form, which the README leads to. */
  contactForm: string
  /** The view of the booking form, which the README leads to as well. */
  bookingForm: string
  /** Recipes of docs/recipes.md that write views: a page, a section, a field of the contact form. */
  recipes: (kit: RecipeKit) => readonly Recipe[]
  /** Sections of docs/decisions.md about the framework alone; `name` writes the path of a module as the project has it. */
  decisions: (name: (path: string) => string) => readonly Decision[]
  /** Packages that scripts and settings use, which no import names. */
  tools: readonly Tool[]
  /** The subpath imports of package.json: names by which files at the project's root reach those of `src`. */
  imports: Readonly<Record<string, string>>
  /** Whether packages that the pages reach are dependencies, or all are tools of development. */
  dependencies: 'reached' | 'development'
  /** Packages that visitors load though no module of the project imports them. */
  runtime?: readonly string[]
  node: NodeVersions
  /** The scripts of package.json. */
  scripts: (typescript: boolean) => Partial<Readonly<Record<ScriptName, string>>>
  /** Settings of the editor in a JavaScript project beside those that all have; absent where it reads none. */
  jsconfig?: EditorSettings
  /** Settings of the formatter beside those that all projects have. */
  formatOverrides?: readonly FormatOverride[]
  /** The endings of modules that glue imports, the first found wins. */
  moduleEndings: readonly string[]
  /** The script that pages begin with. */
  entry: string
  /** A module that the browser runs when the site starts and that no project has yet; absent where `entry` runs there alone. */
  startModule?: string
  /** The import of `entry` behind which a recipe adds one. @default that of `site.ts` */
  startAfter?: string
  /** The environment variable that the code of the pages reads by a name, such as VITE_API_URL by API_URL. */
  variable: (name: string) => string
  /** The folder of a page's files where a framework routes by folders; each page that was chosen is an entry point. */
  pageFolder?: (address: string) => string
}
