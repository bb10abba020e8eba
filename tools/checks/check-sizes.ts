// No source file is longer than 350 lines (CONTRIBUTING.md): a longer one has two reasons to change.
import { sourcesMatching, type Source } from './sources.ts'

const limit = 350

/** Files above the limit. */
export function findBreaches(sources: readonly Source[]): string[] {
  return sources
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > limit)
    .map(({ path, lines }) => `${path} has ${lines} lines (limit ${limit}): split it by reason to change`)
}

/** Scripts, sheets and components. */
export const measured =
  /^(apps|packages|templates|tools)\/.*\.(ts|tsx|css|js|mjs|vue|svelte)$|^templates\/\w+\/src\/.*\.html$/

export function check(): string[] {
  return findBreaches(sourcesMatching(measured))
}
