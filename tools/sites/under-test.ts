// Where generated projects are built and checked: below the templates, whose packages they find, as Node looks for packages
// in each folder above.
import { mkdirSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { requireTemplatePackages } from '../template/packages.ts'

/** The folder of all projects under test, relative to the repository. */
export const projectsFolder = 'templates/under-test'

/** The folder of a project under test. */
export function folderUnderTest(name: string): string {
  requireTemplatePackages()
  // To the linter a repository of its own begins here. Without it, it would follow our .gitignore, and look at nothing.
  mkdirSync(join(root, projectsFolder, '.git'), { recursive: true })
  return join(root, projectsFolder, name)
}

/** A folder for the projects of one run, which removes it. */
export function createFolderUnderTest(prefix: string): string {
  return mkdtempSync(folderUnderTest(prefix))
}
