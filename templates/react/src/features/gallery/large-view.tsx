import { useEffect, useState } from 'react'
import { onKey } from '../../browser/keyboard.ts'
import { altOf, captionOf, photoOf, placeholderStyle, stepForKey, type Opened } from '../../domain/gallery.ts'
import { galleryMessages } from '../../domain/messages/gallery.ts'
import type { GalleryItem } from '../../domain/site.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useContent } from '../../ui/site-context.tsx'

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
      title={item.title}
      text={captionOf(item)}
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
        {opened !== null && (
          <Picture
            seed={item.src}
            src={photoOf(item)}
            alt={altOf(item)}
            look={placeholderStyle(item, all.indexOf(item), art.style)}
            width={1200}
            height={800}
            eager
          />
        )}
      </div>
    </Modal>
  )
}
