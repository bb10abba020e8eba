// What the renderer of the reference app has to know of a project, read from its files.
import { findText, type Project } from '../../packages/project/src/index.ts'
import type { DocumentSources, SiteToRender } from './render-site.ts'

const featureEntry = /^src\/features\/([\w-]+)\/index\.[jt]sx?$/

/** The site of a project, with the choices that stand in its files. */
export function siteToRender(project: Project, launch?: SiteToRender['launch']): SiteToRender {
  const html = findText(project, 'index.html') ?? ''
  return {
    json: findText(project, 'src/site.json') ?? '',
    features: [...project.keys()].flatMap((path) => featureEntry.exec(path)?.[1] ?? []),
    layout: /\sdata-layout="([^"]*)"/.exec(html)?.[1] ?? '',
    ...(launch === undefined ? {} : { launch })
  }
}

/** The sources of its documents. Styles are those of a page that was built; what scripts are called is left open. */
export function documentSources(project: Project, builtPage: string): DocumentSources {
  return {
    html: findText(project, 'index.html') ?? '',
    policy: JSON.parse(findText(project, 'src/policy.json') ?? '{}') as DocumentSources['policy'],
    assets: {
      script: '/assets/index.js',
      preload: [],
      css: (/<style>(.*?)<\/style>/s.exec(builtPage)?.[1] ?? '').replace(/^@layer [^;]*;/, '')
    }
  }
}
