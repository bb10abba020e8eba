import {
  changeItem,
  lengthOf,
  type ItemValues,
  type ListField,
  type ListId,
  type Site
} from '@sitewright/site'
import { listWords } from './messages.ts'
import type { Understood } from './use-typed-field.ts'

/** The longest name, and the longest sentence, that a row takes. */
export const mostLetters = { name: 80, sentence: 200 } as const

/** Understands any text of a field of an item, up to a length. An empty one clears the field. */
export function understandText<List extends ListId>(
  list: List,
  id: string,
  field: ListField<List>,
  { most, needed = false, read }: { most: number; needed?: boolean; read?: readonly string[] }
): (text: string) => Understood {
  return (text) => {
    if (needed && text.trim() === '') return { ok: false, message: listWords.nameMissing }
    if (lengthOf(text) > most) return { ok: false, message: listWords.longLine(most) }
    const value = text.trim() === '' ? undefined : text.trim()
    const change = (site: Site): Site =>
      changeItem(site, list, id, { [field]: value } as unknown as ItemValues<List>, read)
    return { ok: true, change }
  }
}
