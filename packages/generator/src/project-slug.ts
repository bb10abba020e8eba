import { limits } from '@sitewright/catalog'
import { slugify } from '@sitewright/project'
import type { Site } from '@sitewright/site'

/** The name of a project's folder, zip and npm package (spec 1 §4). */
export function projectSlug(site: Site): string {
  return slugify(site.businessInfo.businessName, limits.defaultProjectName)
}
