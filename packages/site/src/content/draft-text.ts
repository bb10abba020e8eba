import type { DraftLines, DraftText, ContentGroup } from './content.ts'
import { withIds } from './ids.ts'

/** A draft of a text. */
export const draftText = (text: string): DraftText => ({ text, draft: true })

/** A draft of several lines. */
export const draftLines = (lines: readonly string[]): DraftLines => ({ lines, draft: true })

/** A draft of a whole list; its items get ids. */
export function draftGroup<Item>(
  title: string,
  items: readonly Item[],
  nameOf: (item: Item) => string,
  intro?: string
): ContentGroup<Item & { readonly id: string }> {
  return { title, ...(intro === undefined ? {} : { intro }), items: withIds(items, nameOf), draft: true }
}
