import { limits } from '@sitewright/catalog'
import { folderNameOf } from '@sitewright/project'
import type { Site } from '@sitewright/site'

/** The name of a project's folder, zip and npm package (spec 1 §4). */
export function folderOf(site: Site): string {
  return folderNameOf(site.businessInfo.businessName, limits.defaultProjectName)
}
