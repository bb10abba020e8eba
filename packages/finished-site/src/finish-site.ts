import { findText, type Project } from '@sitewright/project'
import { bundleScripts } from './scripts/bundle-scripts.ts'
import { contentHash } from './content-hash.ts'
import type { ProjectPlaces, ProjectToFinish, SiteKit } from './site-kit.ts'
import { bundleStyles } from './styles/bundle-styles.ts'

/** What is being done: the scripts are joined, then the pages are drawn. */
export type FinishPhase = 'scripts' | 'pages'

/** A site that only has to be uploaded. */
export interface FinishedSite {
  /** Every file by its name from the folder of the site. */
  files: ReadonlyMap<string, string | Uint8Array>
  /** Why the site would be broken; empty where it is not. */
  problems: readonly string[]
  /** Features whose page was not built, since nothing is left on it. */
  emptyFeatures: readonly string[]
}

/**
 * Builds the site of a generated project as `npm run build:launch` does, without a terminal (docs/adr/0039): bundles its
 * scripts, and has the kit draw its pages.
 */
export async function finishSite(
  project: Project,
  kit: SiteKit,
  onPhase: (phase: FinishPhase) => void = () => undefined
): Promise<FinishedSite> {
  const { places } = kit
  const source = toSource(project, places)
  const base = kit.basePathOf(source.json)
  const build = kit.projectBuild(new Map([...project].map(([path, { content }]) => [path, content])))
  onPhase('scripts')
  const scripts = await bundleScripts({
    project,
    base,
    build,
    folder: places.hashed,
    vendor: kit.vendor,
    replace: (path) => kit.launchModule(path, source)
  })
  const styles = bundleStyles(scripts.styleSheets, {
    base,
    read: (path) => {
      const css = getText(project, path)
      return path === 'src/theme.css' ? kit.withTokens(css) : css
    },
    isPublic: (address) => source.publicFiles.has(address.slice(1))
  })
  const sheet = `${places.hashed}/style-${await contentHash(styles)}.css`
  const addressOf = (name: string): string => `${base}/${name}`
  onPhase('pages')
  return kit.finishFiles(source, {
    files: new Map([...build.files, ...scripts.files, [sheet, styles]]),
    assets: {
      script: addressOf(scripts.entry),
      preload: scripts.preload.map(addressOf),
      styleSheet: addressOf(sheet),
      routes: Object.fromEntries(
        Object.entries(scripts.routes).map(([route, { nodes, preload }]) => [
          route,
          { nodes, preload: preload.map(addressOf) }
        ])
      ),
      ...(build.version === undefined ? {} : { version: build.version })
    }
  })
}

const featureEntry = /^(?!index\.)([\w-]+)(?:\/index)?\.[jt]sx?$/

/** Reads a project as a build does, and what was chosen from its files. */
function toSource(project: Project, places: ProjectPlaces): ProjectToFinish {
  const html = getText(project, places.html)
  const sources = filesIn(project, places.sources)
  return {
    json: getText(project, 'src/site.json'),
    features: [...filesIn(project, places.features).keys()].flatMap(
      (path) => featureEntry.exec(path)?.[1] ?? []
    ),
    layout: /\sdata-layout="([^"]*)"/.exec(html)?.[1] ?? '',
    hasServerCode: ['ts', 'js'].some((ending) => sources.has(`domain/backend/rest.${ending}`)),
    html,
    policy: JSON.parse(getText(project, 'src/policy.json')) as ProjectToFinish['policy'],
    themeCss: getText(project, 'src/theme.css'),
    worker: findText(project, `${places.sources}/service-worker.js`) ?? '',
    publicFiles: filesIn(project, places.publicFolder)
  }
}

/** The files of a folder, by their paths below it. */
function filesIn(project: Project, folder: string): Map<string, string | Uint8Array> {
  const inside = [...project.values()].filter(({ path }) => path.startsWith(`${folder}/`))
  return new Map(inside.map(({ path, content }) => [path.slice(folder.length + 1), content]))
}

function getText(project: Project, path: string): string {
  const text = findText(project, path)
  if (text === undefined) throw new Error(`The project has no ${path}, which its site is built from.`)
  return text
}
