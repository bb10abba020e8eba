import type { Range } from '../../engine/rule.ts'
import { firstProblem, unreadAfter, type SyntaxProblem } from '../../sources/script.ts'
import type { Source } from '../../sources/source.ts'

/** A replacement in the text that a problem stands in. */
export interface Patch {
  range: Range
  text: string
}

/** Each patch has the parser read the text once more. */
const maxPatches = 200
const maxCharacters = 10_000_000

/** Where a place in a patched text was before the patches, which stand in order. */
function original(position: number, patches: readonly Patch[]): number {
  let shift = 0
  for (const patch of patches) {
    if (patch.range[0] + shift > position) break
    shift += patch.text.length - (patch.range[1] - patch.range[0])
  }
  return position - shift
}

/**
 * Answers the parser's complaints one after the other, as long as `answer` knows what to do, and gives the patches in
 * the offsets of the untouched text. A parser stops at the first problem, so several of a kind show one at a time.
 */
export function mend(source: Source, answer: (text: string, problem: SyntaxProblem) => Patch[]): Patch[] {
  const patches: Patch[] = []
  let text = source.text
  let problem = source.script().problems[0]
  const most = Math.min(maxPatches, Math.ceil(maxCharacters / (text.length + 1)))
  while (problem && patches.length < most) {
    const unread = unreadAfter(text, problem)
    const next = answer(text, problem)
    if (next.length === 0) break
    for (const patch of next.toReversed())
      text = text.slice(0, patch.range[0]) + patch.text + text.slice(patch.range[1])
    for (const patch of next) {
      const range = [original(patch.range[0], patches), original(patch.range[1], patches)] as const
      patches.push({ range, text: patch.text })
    }
    problem = firstProblem(text, source.kind)
    if (unreadAfter(text, problem) >= unread) break
  }
  return patches
}
