import { parseSite } from './from-site.ts'

/**
 * The folder of the host that the site stands in, as `/shop`; empty where it has the host for itself. BASE_PATH, which a
 * pipeline sets, comes before `deployment.basePath` of site.json.
 */
export function basePath(json: string): string {
  const { deployment } = parseSite(json)
  const folder = process.env['BASE_PATH'] ?? deployment.basePath ?? ''
  const parts = folder.split('/').filter((part) => part !== '')
  return parts.map((part) => `/${part}`).join('')
}
