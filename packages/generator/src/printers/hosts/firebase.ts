import { file, type File } from '@sitewright/project'
import { outputFolder } from '../../build-command.ts'
import { json } from '../../formats/json.ts'
import { functionHosts } from '../../messages.ts'
import type { GenerationPlan } from '../../generation-plan.ts'
import { foreverFolders, keptForever, revalidated, securityHeaders } from '../../security-headers.ts'

/** Firebase Hosting: addresses without .html; an unknown one gets 404.html. The last rule that sets a header wins. */
export function firebase(plan: GenerationPlan): File[] {
  const headers = securityHeaders(plan).map(([key, value]) => ({ key, value }))
  const caching = foreverFolders(plan).map((folder) => ({
    source: `${folder}**`,
    headers: [{ key: 'Cache-Control', value: keptForever }]
  }))
  const hosting = {
    public: outputFolder,
    ignore: ['firebase.json', '**/.*', '**/node_modules/**'],
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '**', headers: [...headers, { key: 'Cache-Control', value: revalidated }] },
      ...caching
    ]
  }
  if (!functionHosts(plan.site).includes('firebase')) return [file('firebase.json', json({ hosting }))]
  const rewrites = [{ source: '/api/message', function: { functionId: 'message' } }]
  const functions = [{ source: 'message', codebase: 'message', runtime: 'nodejs22' }]
  return [file('firebase.json', json({ hosting: { ...hosting, rewrites }, functions }))]
}
