import { followsPages } from '@sitewright/catalog'
import type { Deployment } from '@sitewright/site'

/**
 * The URL that a site will have, as far as its choices determine it; undefined where the platform assigns one. The name
 * of a repository on GitHub Pages is not known before it is created.
 */
export function siteUrl(deployment: Deployment): string | undefined {
  const { basePath, domain, ssl } = deployment
  if (domain === '') return undefined
  const folder = followsPages(deployment) ? '/<repository>' : basePath
  return `${ssl ? 'https' : 'http'}://${domain}${folder}`
}
