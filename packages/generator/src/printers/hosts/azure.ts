import { file, type File } from '@sitewright/project'
import { json } from '../../formats/json.ts'
import type { GenerationPlan } from '../../generation-plan.ts'
import { foreverFolders, keptForever, revalidated, securityHeaders } from '../../security-headers.ts'

/** Azure Static Web Apps: unknown addresses get 404.html with its status. */
export function azure(plan: GenerationPlan): File[] {
  const routes = foreverFolders(plan).map((folder) => ({
    route: `${folder}*`,
    headers: { 'Cache-Control': keptForever }
  }))
  const settings = {
    trailingSlash: 'never',
    globalHeaders: { ...Object.fromEntries(securityHeaders(plan)), 'Cache-Control': revalidated },
    routes,
    responseOverrides: { '404': { rewrite: '/404.html', statusCode: 404 } },
    mimeTypes: { '.webmanifest': 'application/manifest+json' }
  }
  return [file(`${plan.adapter.folders.public}/staticwebapp.config.json`, json(settings))]
}
