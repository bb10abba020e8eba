// The packages of the templates: an install root of its own, docs/adr/0032-templates-are-an-install-root.md.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'

/** The install root of the templates. */
export const templatesFolder = join(root, 'templates')

/** Fails where the packages of the templates are not installed: Node would take those of the repository in their place. */
export function requireTemplatePackages(folder = templatesFolder): void {
  if (!existsSync(join(folder, 'node_modules/.package-lock.json')))
    throw new Error(
      'The packages of the templates are missing: templates/node_modules. Run this first: npm ci --prefix templates'
    )
}
