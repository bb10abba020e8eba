import type { DraftLines, DraftText, Group } from './content.ts'
import { withIds } from './ids.ts'

/** A text that nobody has confirmed. */
export const draftText = (text: string): DraftText => ({ text, draft: true })

/** Lines that nobody has confirmed. */
export const draftLines = (lines: readonly string[]): DraftLines => ({ lines, draft: true })

/** A list that was made up as a whole; its items get their ids. */
export function draftGroup<Item>(
  title: string,
  items: readonly Item[],
  nameOf: (item: Item) => string,
  intro?: string
): Group<Item & { readonly id: string }> {
  return { title, ...(intro === undefined ? {} : { intro }), items: withIds(items, nameOf), draft: true }
}
