import { limits } from '@sitewright/catalog'
import { slugify } from '@sitewright/project'
import type { Site } from '@sitewright/site'

/** The name of a project's folder, zip and npm package (spec 1 §4). */
export function projectSlug(site: Site): string {
  return slugify(site.businessInfo.businessName, limits.defaultProjectName)
}

/**
 * The name of a project's resource at a cloud: stacks of CloudFormation and services of Cloud Run begin with a letter, and
 * the latter have 49 characters at most.
 */
export function resourceName(name: string): string {
  return `${/^[a-z]/.test(name) ? '' : 'site-'}${name}`.slice(0, 40).replace(/-+$/, '')
}
