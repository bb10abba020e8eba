import { file, type File } from '@sitewright/project'
import { json } from '../../formats/json.ts'
import type { Order } from '../../order.ts'
import { cacheControl, cacheRules, securityHeaders } from '../../policy.ts'

/** Azure Static Web Apps: unknown addresses get 404.html with its status. */
export function azure(order: Order): File[] {
  const routes = cacheRules.map((rule) => ({
    route: rule.path.endsWith('/') ? `${rule.path}*` : rule.path,
    headers: { 'Cache-Control': cacheControl(rule) }
  }))
  const settings = {
    trailingSlash: 'never',
    globalHeaders: Object.fromEntries(securityHeaders(order)),
    routes,
    responseOverrides: { '404': { rewrite: '/404.html', statusCode: 404 } },
    mimeTypes: { '.webmanifest': 'application/manifest+json' }
  }
  return [file('public/staticwebapp.config.json', json(settings))]
}
