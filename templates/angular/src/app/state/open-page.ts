import { effect, inject } from '@angular/core'
import { moveFocus, showHead } from '../../browser/page.ts'
import { createScrolling } from '../../browser/scroll.ts'
import type { PageHead } from '../../domain/head.ts'
import { afterChange } from './after-change.ts'
import { Navigation, onPage } from './navigation.ts'
import { Started } from './started.ts'

interface OpenPageParts {
  /** The element that holds the page. */
  getMain: () => HTMLElement
  getHead: () => PageHead
}

const showEntry = createScrolling()

/**
 * Does for the page that is open what browsers do for those that they load: the focus moves to it, so that the keyboard and
 * screen readers start there; title, description and canonical URL are its own; and it is scrolled to its top, or to where
 * the visitor left it.
 */
export function showOpenPage({ getMain, getHead }: OpenPageParts): void {
  const navigation = inject(Navigation)
  const started = inject(Started)
  afterChange(navigation.path, () => moveFocus(getMain()))
  onPage((path) => {
    const { key, hash, returned } = navigation.place
    return showEntry({ key, path, hash, returned, still: navigation.wish === 'still' })
  })
  effect(() => {
    // The first ones are prerendered.
    if (started.value()) showHead(getHead())
  })
}
