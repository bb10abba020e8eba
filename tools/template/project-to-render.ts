// What the renderer of the reference app has to know of a project, read from its files.
import { findText, type Project } from '../../packages/project/src/index.ts'
import type { DocumentSources, SiteToRender } from './render-site.ts'

const featureEntry = /^src\/(?:lib\/|app\/)?features\/(?!index\.)([\w-]+)(?:\/index)?\.[jt]sx?$/

/** The site of a project, with the choices that stand in its files. */
export function siteToRender(project: Project, launch?: SiteToRender['launch']): SiteToRender {
  const html = getText(project, pageOf(project))
  return {
    json: getText(project, 'src/site.json'),
    features: [...project.keys()].flatMap((path) => featureEntry.exec(path)?.[1] ?? []),
    layout: /\sdata-layout="([^"]*)"/.exec(html)?.[1] ?? '',
    ...(launch === undefined ? {} : { launch })
  }
}

/** The sources of its documents. What its scripts and its style sheet are called is left open. */
export function documentSources(project: Project): DocumentSources {
  const manifest =
    findText(project, 'public/manifest.webmanifest') ?? findText(project, 'static/manifest.webmanifest')
  return {
    html: getText(project, pageOf(project)),
    ...(manifest === undefined ? {} : { manifest }),
    policy: JSON.parse(getText(project, 'src/policy.json')) as DocumentSources['policy'],
    assets: { script: '/assets/index.js', preload: [], styleSheet: '/assets/style.css' }
  }
}

/** The HTML document of a project, which some frameworks have among the sources. */
function pageOf(project: Project): string {
  return ['src/app.html', 'src/index.html'].find((path) => project.has(path)) ?? 'index.html'
}

function getText(project: Project, path: string): string {
  const text = findText(project, path)
  if (text === undefined) throw new Error(`The project has no ${path}. Draw one that "generate" made.`)
  return text
}
