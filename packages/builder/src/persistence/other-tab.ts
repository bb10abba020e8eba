import { isDeepEqual } from '@sitewright/site'
import type { HistoryEntry } from '../generated-project.ts'
import type { BuilderState } from '../state.ts'
import { parseSavedState } from './parse-saved-state.ts'

/** The saved state of another tab, compared with the state of this one. */
export type OtherTab =
  /** The same answers; the histories are merged. */
  | { readonly kind: 'same'; readonly history: readonly HistoryEntry[] }
  /** Conflicting answers: saving would lose one of the two (lost update). */
  | { readonly kind: 'other'; readonly state: BuilderState }

function hasSameAnswers(one: BuilderState, other: BuilderState): boolean {
  return (['site', 'typed', 'typedItems', 'featureDecisions'] as const).every((key) =>
    isDeepEqual(one[key], other[key])
  )
}

function stateIn(text: string | null): BuilderState | undefined {
  try {
    return parseSavedState(JSON.parse(text ?? 'null'))?.state
  } catch {
    return undefined
  }
}

/**
 * Compares the saved state with the state of this tab; undefined where the text cannot be parsed.
 * @param base what both tabs began from, as in a three-way merge: where the other tab changed no answer of it, there
 * is no conflict
 */
export function compareTabs(
  text: string | null,
  state: BuilderState,
  base: string | null
): OtherTab | undefined {
  const other = stateIn(text)
  if (other === undefined) return undefined
  const begun = stateIn(base)
  const unchanged = begun !== undefined && hasSameAnswers(begun, other)
  if (unchanged || hasSameAnswers(state, other)) return { kind: 'same', history: other.projectHistory }
  return { kind: 'other', state: other }
}
