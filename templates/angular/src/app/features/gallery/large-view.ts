import { computed, effect, inject, signal, type Signal } from '@angular/core'
import { onKey } from '../../../browser/page.ts'
import { galleryMessages } from '../../../domain/features/gallery.ts'
import {
  captionOf,
  galleryReducer,
  placeholderStyle,
  stepForKey,
  type GalleryAction,
  type GalleryFilter,
  type Opened
} from '../../../domain/gallery.ts'
import type { GalleryItem } from '../../../domain/site.ts'
import { SiteState } from '../../state/site-state.ts'
import type { SiteText } from '../../ui/words.ts'
import { largeShotOf, type Shot } from './gallery-shot.ts'

interface LargeViewOptions {
  filter: Signal<GalleryFilter>
  /** Those that the filter lets through. */
  items: Signal<readonly GalleryItem[]>
  all: Signal<readonly GalleryItem[]>
}

/** What the dialog of the lightbox shows. */
interface LargeView {
  shot: Shot
  title: string | SiteText<GalleryItem>
  text: SiteText<GalleryItem>
  /** Where the picture stands among several. */
  position: string | undefined
}

/** The picture that was opened in a filter. */
interface Choice {
  opened: Opened
  /** The one that was opened last: it stays while the dialog fades out. */
  shown: Opened
  filter: GalleryFilter | undefined
}

/** State of the lightbox: one picture large, with its neighbours by buttons and arrow keys. Another filter closes it. */
export function bindLargeView({ filter, items, all }: LargeViewOptions) {
  const { content } = inject(SiteState)
  const choice = signal<Choice>({ opened: null, shown: null, filter: undefined })
  const current = computed(() => {
    const [chosen, now] = [choice(), filter()]
    return chosen.filter === now ? chosen : { opened: null, shown: null, filter: now }
  })
  const isOpen = computed(() => current().opened !== null)
  const shown = computed(() =>
    Math.max(
      0,
      items().findIndex(({ id }) => id === current().shown)
    )
  )

  function act(action: GalleryAction): void {
    const before = current()
    const opened = galleryReducer(before.opened, action)
    choice.set({ ...before, opened, shown: opened ?? before.shown })
  }
  const step = (by: 1 | -1) => act({ type: 'step', by, among: items() })

  effect((onCleanup) => {
    if (isOpen())
      onCleanup(
        onKey((key) => {
          const by = stepForKey(key, content().direction === 'rtl')
          if (by !== undefined) step(by)
        })
      )
  })

  return {
    isOpen,
    open: (id: string) => act({ type: 'open', id }),
    close: () => act({ type: 'close' }),
    step,
    view: computed((): LargeView | undefined => {
      const item = items()[shown()]
      if (item === undefined) return undefined
      const several = items().length > 1
      return {
        shot: largeShotOf(item, placeholderStyle(item, all().indexOf(item), content().art)),
        title: item.title ? { of: item, field: 'title' } : galleryMessages.filters[item.category],
        text: { of: item, field: 'description', text: captionOf(item) },
        position: several ? galleryMessages.position(shown() + 1, items().length) : undefined
      }
    })
  }
}
