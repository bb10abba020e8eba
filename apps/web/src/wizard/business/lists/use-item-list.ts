import type { ItemFieldAddress } from '@sitewright/builder'
import {
  addItem,
  confirmItems,
  itemAddress,
  itemName,
  listKinds,
  listItems,
  moveItem,
  removeItem,
  restoreItem,
  type ItemValues,
  type ListId,
  type ListItem
} from '@sitewright/site'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useBuilder, useDispatch } from '../../../builder/builder-context.tsx'
import { toast } from '../../../ui/toast.ts'
import { listWords } from './messages.ts'
import type { Lists } from './use-lists.ts'

/** Items that are shown before a list is folded. */
const foldFrom = 12

/** A list with its actions; each says what it did, and moves the focus where it belongs then. */
export interface ItemList<List extends ListId> {
  readonly root: RefObject<HTMLDivElement | null>
  readonly items: readonly ListItem<List>[]
  /** The items that are not folded away. */
  readonly shown: readonly ListItem<List>[]
  readonly unfold: () => void
  /** What a screen reader announces. */
  readonly said: string
  readonly add: (name: string, next?: string) => void
  readonly move: (item: ListItem<List>, by: number) => void
  readonly remove: (item: ListItem<List>) => void
  readonly confirm: (item?: ListItem<List>) => void
}

/** The state of one list of the wizard. */
export function useItemList<List extends ListId>(list: List, { content, edit }: Lists): ItemList<List> {
  const dispatch = useDispatch()
  const root = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const [folded, setFolded] = useState(true)
  // State and not a ref: it has to be drawn together with what it looks for.
  const [target, setTarget] = useState<{ readonly selector: string }>()
  const items = useMemo(() => listItems(content, list), [content, list])
  const ids = useMemo(() => items.map(({ id }) => id), [items])
  const typedItems = useBuilder((state) => state.typedItems)
  const isFolded = folded && items.length > foldFrom

  useEffect(() => {
    if (target !== undefined) root.current?.querySelector<HTMLElement>(target.selector)?.focus()
  }, [target])

  // Where the description no longer names an item, nobody can correct what was typed in it.
  useEffect(() => {
    for (const address of Object.keys(typedItems) as ItemFieldAddress[]) {
      const [, id] = address.startsWith(`${listKinds[list].address}/@`) ? address.split('/@') : []
      const isThere = id === undefined || ids.includes(id.split('/')[0] ?? '')
      if (!isThere) dispatch({ type: 'typeItem', address, item: undefined })
    }
  }, [list, typedItems, ids, dispatch])

  const focusOn = (selector: string): void => setTarget({ selector })
  const placeOf = (name: string, index: number, count: number): string =>
    listWords.place(name, index + 1, count)

  return {
    root,
    items,
    shown: isFolded ? items.slice(0, foldFrom) : items,
    unfold: () => {
      focusOn(`li:nth-child(${foldFrom + 1}) input`)
      setFolded(false)
    },
    said,
    add: (name, next) => {
      edit((site) => {
        const nameField = list === 'services' ? 'title' : 'name'
        const made = addItem(site, list, { [nameField]: name } as unknown as ItemValues<List>)
        if (made === undefined) return site
        setFolded(false)
        setSaid(placeOf(name, items.length, items.length + 1))
        if (next !== undefined) focusOn(`[id="${itemAddress(list, made.id, next)}"]`)
        return made.site
      })
    },
    move: (item, by) => {
      const at = items.findIndex(({ id }) => id === item.id)
      const to = Math.min(Math.max(at + by, 0), items.length - 1)
      if (to === at) return
      const { activeElement } = document
      const way = activeElement?.getAttribute('data-move')
      focusOn(
        way
          ? `[data-item="${item.id}"] [data-move="${way}"]`
          : `[id="${CSS.escape(activeElement?.id ?? '')}"]`
      )
      edit((site) => moveItem(site, list, item.id, to))
      setSaid(placeOf(itemName(list, item), to, items.length))
    },
    remove: (item) => {
      const at = items.findIndex(({ id }) => id === item.id)
      const next = items[at + 1] ?? items[at - 1]
      const name = itemName(list, item)
      focusOn(next === undefined ? '[data-add]' : `[data-item="${next.id}"] [data-remove]`)
      edit((site) => {
        const { site: less, removed } = removeItem(site, list, item.id)
        const undo = (): void => edit((later) => restoreItem(later, removed))
        toast({
          tone: 'info',
          text: listWords.removed(name),
          action: { label: listWords.undo, run: undo, isUndo: true }
        })
        return less
      })
      dispatch({ type: 'typeItem', address: itemAddress(list, item.id), item: undefined })
      setSaid(`${listWords.removed(name)} ${listWords.left(items.length - 1)}`)
    },
    confirm: (item) => {
      edit((site) => confirmItems(site, list, item?.id))
      focusOn(item === undefined ? '[data-add]' : `[data-item="${item.id}"] [data-remove]`)
      setSaid(listWords.confirmed(item === undefined ? items.length : itemName(list, item)))
    }
  }
}

/** The keys of a row: Alt with an arrow moves the item. */
export function moveKeys<List extends ListId>(list: ItemList<List>, item: ListItem<List>) {
  return (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    list.move(item, event.key === 'ArrowUp' ? -1 : 1)
  }
}
