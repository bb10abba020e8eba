import { file, type File } from '@sitewright/project'
import { buildCommand, outputFolder } from '../../build-command.ts'
import { toml, type TomlTable } from '../../formats/toml.ts'
import type { Order } from '../../order.ts'
import { cacheControl, cacheRules, securityHeaders } from '../../policy.ts'

/**
 * Netlify: real files win, and whatever is left gets the 404 page with its status. Its own builds are switched off
 * where another service deploys.
 */
export function netlify(order: Order): File[] {
  const { cicd } = order.site.deployment
  const builds = cicd === '' || cicd === 'netlify-build'
  const settings = toml([
    {
      header: '[build]',
      members: {
        command: buildCommand(order),
        publish: outputFolder,
        ...(builds ? {} : { ignore: 'exit 0' })
      }
    },
    ...(cicd === 'netlify-build' ? previews : []),
    { header: '[build.environment]', members: { NODE_VERSION: '24' } },
    { header: '[[headers]]', members: { for: '/*' } },
    { header: '[headers.values]', members: Object.fromEntries(securityHeaders(order)) },
    ...cacheRules.flatMap((rule): TomlTable[] => [
      { header: '[[headers]]', members: { for: rule.path.endsWith('/') ? `${rule.path}*` : rule.path } },
      { header: '[headers.values]', members: { 'Cache-Control': cacheControl(rule) } }
    ])
  ])
  return [file('netlify.toml', settings), file('public/_redirects', '/*  /404.html  404\n')]
}

/** With Netlify Build, proposals for a change are checked before they are shown. */
const previews: readonly TomlTable[] = ['deploy-preview', 'branch-deploy'].map((context) => ({
  header: `[context.${context}]`,
  members: { command: 'npm run lint && npm run build' }
}))
