import { findText, type Project } from '@sitewright/project'
import { bundleScripts } from './scripts/bundle-scripts.ts'
import { contentHash } from './content-hash.ts'
import type { ProjectToFinish, SiteKit } from './site-kit.ts'
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
  const source = toSource(project)
  const base = kit.basePathOf(source.json)
  onPhase('scripts')
  const scripts = await bundleScripts({
    project,
    base,
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
  const sheet = `assets/style-${await contentHash(styles)}.css`
  onPhase('pages')
  return kit.finishFiles(source, {
    files: new Map([...scripts.files, [sheet, styles]]),
    assets: {
      script: `${base}/${scripts.entry}`,
      preload: scripts.preload.map((name) => `${base}/${name}`),
      styleSheet: `${base}/${sheet}`
    }
  })
}

const featureEntry = /^src\/features\/(?!index\.)([\w-]+)(?:\/index)?\.[jt]sx?$/
const publicFolder = 'public/'

/** Reads a project as a build does, and what was chosen from its files. */
function toSource(project: Project): ProjectToFinish {
  const html = getText(project, 'index.html')
  return {
    json: getText(project, 'src/site.json'),
    features: [...project.keys()].flatMap((path) => featureEntry.exec(path)?.[1] ?? []),
    layout: /\sdata-layout="([^"]*)"/.exec(html)?.[1] ?? '',
    hasServerCode: ['ts', 'js'].some((ending) => project.has(`src/domain/backend/rest.${ending}`)),
    html,
    policy: JSON.parse(getText(project, 'src/policy.json')) as ProjectToFinish['policy'],
    themeCss: getText(project, 'src/theme.css'),
    worker: findText(project, 'src/service-worker.js') ?? '',
    publicFiles: new Map(
      [...project.values()].flatMap(({ path, content }) =>
        path.startsWith(publicFolder) ? [[path.slice(publicFolder.length), content] as const] : []
      )
    )
  }
}

function getText(project: Project, path: string): string {
  const text = findText(project, path)
  if (text === undefined) throw new Error(`The project has no ${path}, which its site is built from.`)
  return text
}
