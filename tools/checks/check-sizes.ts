// No source file is longer than 350 lines (style guide): a longer one has two reasons to change.
// Data that is drawn or listed, not reasoned about, may be longer where it is named here.
import { sourcesMatching } from './sources.ts'

const limit = 350
const listings: readonly string[] = ['packages/generator/src/icons/glyphs.ts']

export function check(): string[] {
  return sourcesMatching(/^(apps|packages|templates|tools)\/.*\.(ts|tsx|css|js|mjs)$/)
    .filter(({ path }) => !listings.includes(path))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > limit)
    .map(({ path, lines }) => `${path} has ${lines} lines (limit ${limit}): split it by reason to change`)
}
