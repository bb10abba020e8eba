import { findText, type Project } from '@sitewright/project'
import { hasComponents } from '../angular/templates.ts'
import { readWorkspace } from '../angular/workspace.ts'
import { angularProfile } from './angular.ts'
import type { Detection } from './detection.ts'

/** Files of tools that build components of Angular by settings of their own. */
const other = /\.astro$|^astro\.config\.|^nx\.json$/

/** A workspace of libraries alone builds no site. */
function isAngular(project: Project): boolean {
  const settings = findText(project, 'angular.json')
  if (settings !== undefined) return !readWorkspace(settings).isLibrary
  // A manifest that does not parse still names its packages.
  const manifest = findText(project, 'package.json') ?? ''
  if (manifest.includes('"@analogjs/') || [...project.keys()].some((path) => other.test(path))) return false
  return /"@angular\/core"\s*:/.test(manifest) || hasComponents(project)
}

/** Angular by its own tool. */
export const angularDetection: Detection = { framework: 'angular', is: isAngular, profileOf: angularProfile }
