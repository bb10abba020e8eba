import { useCallback, useReducer } from 'react'
import { altOf, photoOf, galleryReducer, placeholderStyle } from '../../domain/gallery.ts'
import { galleryMessages } from '../../domain/messages/gallery.ts'
import type { GalleryItem } from '../../domain/site.ts'
import { Picture } from '../../ui/picture.tsx'
import { useContent } from '../../ui/site-context.tsx'
import { LargeView } from './large-view.tsx'

/** The pictures as a grid; a click opens one large. */
export function Pictures({ items, all }: { items: readonly GalleryItem[]; all: readonly GalleryItem[] }) {
  const { art } = useContent()
  const [opened, dispatch] = useReducer(galleryReducer, null)
  const close = useCallback(() => dispatch({ type: 'close' }), [])
  const step = useCallback((by: 1 | -1) => dispatch({ type: 'step', by, among: items }), [items])
  return (
    <>
      <ul className="shots">
        {items.map((item) => (
          <li key={item.id}>
            <button className="shot" type="button" onClick={() => dispatch({ type: 'open', id: item.id })}>
              <span className="frame">
                <Picture
                  seed={item.src}
                  src={photoOf(item)}
                  alt={altOf(item)}
                  look={placeholderStyle(item, all.indexOf(item), art.style)}
                />
              </span>
              <span className="caption">
                <b>{item.title}</b> <i>{galleryMessages.filters[item.category]}</i>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <LargeView items={items} all={all} opened={opened} onClose={close} onStep={step} />
    </>
  )
}
