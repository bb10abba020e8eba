// A mutant of `npm run mutants` names a place by the text that stands there. Code that moves or changes takes its mutants
// along, or the run that looks for holes in the tests stops at the first one that fits nowhere.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from '../mutants/mutant.ts'
import { projectMutants } from '../mutants/project-mutants.ts'
import { serverMutants } from '../mutants/server-mutants.ts'
import { webMutants } from '../mutants/web-mutants.ts'
import { root } from '../root.ts'

export function check(): string[] {
  // Every file of a project that a mutant is put into is one of the template's.
  const ofProjects = projectMutants.map((mutant) => ({
    ...mutant,
    file: `templates/react/${mutant.file}`,
    tests: []
  }))
  return findMisplaced([...serverMutants, ...webMutants, ...ofProjects])
}

/** Mutants whose text does not stand exactly once in their file, and tests of theirs that are not there. */
export function findMisplaced(mutants: readonly Mutant[]): string[] {
  return mutants.flatMap(({ what, file, find, tests }) => [
    ...(existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8').split(find).length === 2
      ? []
      : [`tools/mutants: '${what}' does not fit into ${file}: its text has to stand there once`]),
    ...tests
      .filter((test) => !existsSync(join(root, test)))
      .map((test) => `tools/mutants: '${what}' names ${test}, which is not there`)
  ])
}
