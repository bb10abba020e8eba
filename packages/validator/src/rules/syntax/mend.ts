import type { Range } from '../../engine/rule.ts'
import { firstProblem, unreadAfter, type SyntaxProblem } from '../../sources/script.ts'
import type { Source } from '../../sources/source.ts'

/** A replacement in a text. */
export interface Patch {
  range: Range
  text: string
}

/** Each patch has the parser read the text once more. */
const maxPatches = 200
const maxCharacters = 10_000_000

/** Maps an offset of a patched text back to the original. */
function original(position: number, patches: readonly Patch[]): number {
  let shift = 0
  for (const patch of patches) {
    if (patch.range[0] + shift > position) break
    shift += patch.text.length - (patch.range[1] - patch.range[0])
  }
  return position - shift
}

/**
 * Fixes parser errors one after the other, as long as `answer` has a fix, and gives the patches in the offsets of the
 * original text. A parser stops at the first error, so several of a kind show one at a time.
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
