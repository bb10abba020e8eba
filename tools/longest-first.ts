// The order in which Vitest runs test files: those that take longest begin first, or one worker would be left with one of
// them while the other has nothing to do. By itself Vitest begins with the longest files in characters.
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, in this order. */
const longest: readonly string[] = [
  'packages/product/src/laws/timing.test.ts',
  'tools/laws/validator.test.ts',
  'tools/laws/broken.test.ts',
  'tools/laws/finished-site.test.ts',
  'tools/laws/recipes.test.ts',
  'apps/server/src/laws/step-up.test.ts',
  'tools/laws/pruned.test.ts',
  'tools/laws/dangling.test.ts',
  'apps/server/src/isolation/probe.test.ts',
  'packages/databases/node/mysql/writes.test.ts',
  'packages/databases/node/sqlite/budget.test.ts',
  'packages/databases/node/sqlite/cached-copy.test.ts',
  'packages/validator/src/limits.test.ts',
  'tools/laws/readmes.test.ts',
  'packages/databases/node/linear.test.ts',
  'apps/server/src/laws/access.test.ts',
  'apps/server/src/start/killed-import.test.ts',
  'apps/server/src/start/kill.test.ts',
  'apps/server/src/main.test.ts',
  'apps/cli/src/main.test.ts'
]

/** Sorts the longest files first, and leaves the order of the others to Vitest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const index = longest.findIndex((path) => moduleId.endsWith(`/${path}`))
      return index < 0 ? longest.length : index
    }
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}
