import { useCallback, useEffect, useReducer, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { onKey } from '../../browser/page.ts'
import { galleryMessages } from '../../domain/features/gallery.ts'
import {
  altOf,
  captionOf,
  filterFrom,
  filterItems,
  filterQuery,
  galleryFilters,
  galleryReducer,
  photoOf,
  placeholderStyle,
  stepForKey,
  type GalleryFilter,
  type Opened
} from '../../domain/gallery.ts'
import { pictureSizes } from '../../domain/looks.ts'
import type { GalleryItem } from '../../domain/site.ts'
import '../../styles/controls.css'
import '../../styles/pages/gallery.css'
import { IconButton } from '../../ui/controls.tsx'
import { stillState, useStarted } from '../../ui/hooks.tsx'
import { Modal } from '../../ui/modal.tsx'
import { PageBody, PageHead } from '../../ui/page-head.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useContent } from '../../ui/site-context.tsx'
import { Words } from '../../ui/words.tsx'

/** The gallery. Its category is in the URL, so that a link can name it. */
export function Page() {
  const { gallery } = useContent()
  const items = gallery?.items ?? []
  const [query] = useSearchParams()
  const filter = filterFrom(useStarted() ? query.get('filter') : null)
  const visible = filterItems(items, filter)
  return (
    <>
      <PageHead title={galleryMessages.title} lede={galleryMessages.intro} of={gallery} seed="gallery" />
      <PageBody>
        <Filters current={filter} />
        <p className="sr" role="status">
          {galleryMessages.count(visible.length)}
        </p>
        {visible.length === 0 ? (
          <p className="soft empty">{galleryMessages.none}</p>
        ) : (
          <Pictures key={filter} items={visible} all={items} />
        )}
      </PageBody>
    </>
  )
}

/** Links to the categories of the gallery. */
export function Filters({ current }: { current: GalleryFilter }) {
  return (
    <nav className="chips" aria-label={galleryMessages.filter}>
      {galleryFilters.map((filter) => (
        <Link
          key={filter}
          className="chip"
          to={filterQuery(filter)}
          replace
          state={stillState}
          aria-current={filter === current ? 'true' : undefined}
        >
          {galleryMessages.filters[filter]}
        </Link>
      ))}
    </nav>
  )
}

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
                <Shot item={item} look={placeholderStyle(item, all.indexOf(item), art)} />
              </span>
              <span className="caption">
                {item.title && (
                  <b>
                    <Words of={item} field="title" />
                  </b>
                )}{' '}
                <i>{galleryMessages.filters[item.category]}</i>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <LargeView items={items} all={all} opened={opened} onClose={close} onStep={step} />
    </>
  )
}

interface ShotProps {
  item: GalleryItem
  /** Style of the drawing that holds its place. */
  look: string
  large?: boolean
}

/** A picture of the gallery; with one of before beside it, where there is one. */
function Shot({ item, look, large = false }: ShotProps) {
  const { picture, before } = item
  const shared = {
    seed: item.src,
    sizes: large ? pictureSizes.wide : pictureSizes.card,
    look,
    ...(large && { width: 1200, height: 800 }),
    eager: large
  }
  const shown = <Picture {...shared} picture={picture} src={photoOf(item)} alt={altOf(item)} />
  if (!before) return shown
  return (
    <span className="pair">
      <span>
        <Picture {...shared} picture={before} />
        <small>{galleryMessages.before}</small>
      </span>
      <span>
        {shown}
        <small>{galleryMessages.after}</small>
      </span>
    </span>
  )
}

interface LargeViewProps {
  /** Those that the filter lets through. */
  items: readonly GalleryItem[]
  all: readonly GalleryItem[]
  opened: Opened
  onClose: () => void
  onStep: (by: 1 | -1) => void
}

/** Lightbox: one picture large, with its neighbours by buttons and arrow keys. */
export function LargeView({ items, all, opened, onClose, onStep }: LargeViewProps) {
  const { direction, art } = useContent()
  const rightToLeft = direction === 'rtl'
  const index = items.findIndex((item) => item.id === opened)
  // The picture stays while the dialog fades out.
  const [last, setLast] = useState(0)
  if (index >= 0 && index !== last) setLast(index)
  const item = items[index >= 0 ? index : last]

  useEffect(() => {
    if (opened === null) return undefined
    return onKey((key) => {
      const by = stepForKey(key, rightToLeft)
      if (by !== undefined) onStep(by)
    })
  }, [opened, onStep, rightToLeft])

  if (item === undefined) return null
  return (
    <Modal
      open={opened !== null}
      title={item.title ? <Words of={item} field="title" /> : galleryMessages.filters[item.category]}
      text={
        <Words of={item} field="description">
          {captionOf(item)}
        </Words>
      }
      onClose={onClose}
      controls={
        items.length > 1 && (
          <>
            <span className="soft small" aria-live="polite">
              {galleryMessages.position((index >= 0 ? index : last) + 1, items.length)}
            </span>
            <IconButton icon="back" label={galleryMessages.previous} onClick={() => onStep(-1)} />
            <IconButton icon="arrow" label={galleryMessages.next} onClick={() => onStep(1)} />
          </>
        )
      }
    >
      <div className="frame">
        {opened !== null && <Shot item={item} look={placeholderStyle(item, all.indexOf(item), art)} large />}
      </div>
    </Modal>
  )
}
