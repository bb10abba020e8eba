import { file, type File } from '@sitewright/project'
import { outputFolder } from '../../build-command.ts'
import { json } from '../../formats/json.ts'
import type { Order } from '../../order.ts'
import { cacheControl, cacheRules, securityHeaders } from '../../policy.ts'

/** Firebase Hosting: addresses without .html; an unknown one gets 404.html. */
export function firebase(order: Order): File[] {
  const headers = securityHeaders(order).map(([key, value]) => ({ key, value }))
  const caching = cacheRules.map((rule) => ({
    source: rule.path.endsWith('/') ? `${rule.path}**` : rule.path,
    headers: [{ key: 'Cache-Control', value: cacheControl(rule) }]
  }))
  const hosting = {
    public: outputFolder,
    ignore: ['firebase.json', '**/.*', '**/node_modules/**'],
    cleanUrls: true,
    trailingSlash: false,
    headers: [{ source: '**', headers }, ...caching]
  }
  return [file('firebase.json', json({ hosting }))]
}
