// No `if (framework === ...)` outside an adapter (docs/add-a-framework.md): what differs by framework is data, of the
// adapter, of a profile of the validator, of the catalogue, or stands in the framework's own template.
import { frameworkIds } from '../../packages/catalog/src/index.ts'
import { sourcesMatching, type Source } from './sources.ts'

const names = frameworkIds.join('|')

/** A framework's id that something is compared with, in one way or another. */
const comparison = new RegExp(
  `[!=]==?\\s*(['"\`])(?:${names})\\1|(['"\`])(?:${names})\\2\\s*[!=]==?|\\bcase\\s+(['"\`])(?:${names})\\3\\s*:`
)

/** Folders in which a framework is at home. */
const home = new RegExp(
  `^packages/(?:generator/src/adapters|validator/src/profiles)/|^templates/(?:${names})/|\\.(?:test|spec|test-support)\\.tsx?$|^templates/e2e/`
)

/** Each line that decides by a framework's name. */
export function findDecisions(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => !home.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          comparison.test(line)
            ? [`${path}:${index + 1} decides by the name of a framework: make it data of its adapter`]
            : []
        )
    )
}

export function check(): string[] {
  return findDecisions(sourcesMatching(/^(?:apps|packages|templates|tools)\/.*\.(?:tsx?|mjs|js|vue|svelte)$/))
}
