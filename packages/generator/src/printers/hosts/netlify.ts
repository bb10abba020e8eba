import { pages } from '@sitewright/catalog'
import { file, type File } from '@sitewright/project'
import { buildCommand, outputFolder, previewsWithDrafts, workflowHosts } from '../../build-command.ts'
import { toml, type TomlTable } from '../../formats/toml.ts'
import type { GenerationPlan } from '../../generation-plan.ts'
import { foreverFolders, keptForever, revalidated, securityHeaders } from '../../security-headers.ts'

/**
 * Netlify: real files win, and whatever is left gets the 404 page with its status. Its own builds are switched off
 * where the workflow deploys.
 */
export function netlify(plan: GenerationPlan): File[] {
  const settings = toml([
    {
      header: '[build]',
      members: {
        command: buildCommand(plan),
        publish: outputFolder,
        ...(workflowHosts(plan).includes('netlify') ? { ignore: 'exit 0' } : {})
      }
    },
    ...(previewsWithDrafts(plan) ? previews : []),
    { header: '[build.environment]', members: { NODE_VERSION: '24' } },
    { header: '[[headers]]', members: { for: '/*' } },
    { header: '[headers.values]', members: Object.fromEntries(securityHeaders(plan)) },
    ...revalidatedPaths(plan).flatMap((path) => caching(path, revalidated)),
    ...foreverFolders(plan).flatMap((folder) => caching(`${folder}*`, keptForever))
  ])
  const redirects = `${plan.adapter.folders.public}/_redirects`
  return [file('netlify.toml', settings), file(redirects, '/*  /404.html  404\n')]
}

function caching(path: string, value: string): TomlTable[] {
  return [
    { header: '[[headers]]', members: { for: path } },
    { header: '[headers.values]', members: { 'Cache-Control': value } }
  ]
}

/** Every page by its address: Netlify joins what two rules say of one header, so none may match all files. */
function revalidatedPaths(plan: GenerationPlan): string[] {
  const addresses = plan.pages.map((id) => pages[id].path.replace(/:\w+$/, '*'))
  return [...addresses, '/sw.js', '/manifest.webmanifest']
}

/** Deploy previews of Netlify Build validate a change before it is shown. */
const previews: readonly TomlTable[] = ['deploy-preview', 'branch-deploy'].map((context) => ({
  header: `[context.${context}]`,
  members: { command: 'npm run lint && npm run build' }
}))
