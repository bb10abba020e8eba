import { file, type File } from '@sitewright/project'
import { buildCommand, outputFolder } from '../../build-command.ts'
import { json } from '../../formats/json.ts'
import type { Order } from '../../order.ts'
import { cacheControl, cacheRules, securityHeaders } from '../../policy.ts'

/**
 * Vercel: every page is a file, so nothing is rewritten; addresses have no .html, and an unknown one gets 404.html.
 * Only where its Git integration was chosen does a push deploy by itself.
 */
export function vercel(order: Order): File[] {
  const headers = securityHeaders(order).map(([key, value]) => ({ key, value }))
  const caching = cacheRules.map((rule) => ({
    source: rule.path.endsWith('/') ? `${rule.path}(.*)` : rule.path,
    headers: [{ key: 'Cache-Control', value: cacheControl(rule) }]
  }))
  const document = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: 'vite',
    buildCommand: buildCommand(order),
    outputDirectory: outputFolder,
    cleanUrls: true,
    trailingSlash: false,
    headers: [{ source: '/(.*)', headers }, ...caching],
    git: { deploymentEnabled: order.site.deployment.cicd === 'vercel-git' }
  }
  return [file('vercel.json', json(document))]
}
