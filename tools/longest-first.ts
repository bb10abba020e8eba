// The order in which Vitest runs test files: those that take longest begin first, or one worker would be left with one of
// them while the other has nothing to do. By itself Vitest begins with the longest files in characters.
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that run for more than half a minute, the longest first. */
const longest: readonly string[] = [
  'packages/product/src/laws/timing.test.ts',
  'apps/server/src/start/kill.test.ts',
  'apps/server/src/isolation/probe.test.ts',
  'apps/server/src/laws/access.test.ts',
  'apps/server/src/start/killed-import.test.ts',
  'apps/cli/src/main.test.ts',
  'apps/server/src/main.test.ts'
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
