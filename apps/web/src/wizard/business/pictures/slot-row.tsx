import type { PictureSlot } from '@sitewright/site'
import { IconCheck } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { PictureTarget } from '../../../builder/pictures/picture-jobs.ts'
import { slotName } from '../../../builder/pictures/slot-name.ts'
import { Button } from '../../../ui/button.tsx'
import type { EditSite } from '../lists/use-lists.ts'
import { FileButton } from './file-button.tsx'
import { pictureWords as words } from './messages.ts'
import { PictureDetails } from './picture-details.tsx'
import styles from './pictures.module.css'
import { Thumbnail } from './thumbnail.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { usePictureUrl } from './use-picture-url.ts'

interface SlotRowProps {
  slot: PictureSlot
  targets: readonly { target: PictureTarget; label: string }[]
  edit: EditSite
  onFiles: (files: readonly File[]) => void
  onBefore?: ((files: readonly File[]) => void) | undefined
  onMove: (target: PictureTarget) => void
  onRemove: () => void
}

/** A place of the site: its picture with what is said of it, or the question for one. */
export function SlotRow({ slot, targets, edit, onFiles, onBefore, onMove, onRemove }: SlotRowProps) {
  const { address, picture } = slot
  const details = useId()
  const [open, setOpen] = useState(false)
  const { isOver, handlers } = useFileDrop(onFiles)
  const url = usePictureUrl(picture)
  const name = slotName(slot)
  const isOpen = open && picture !== undefined
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a picture may be dropped on it
    <li data-slot={address} data-over={isOver || undefined} {...handlers}>
      <div className={styles.row}>
        <Thumbnail picture={picture} />
        <div className={styles.about}>
          <b dir="auto">{name}</b>
          <Status slot={slot} isHere={url !== null} />
        </div>
        {picture === undefined ? (
          <FileButton size="sm" label={words.chooseFor(name)} onFiles={onFiles}>
            {words.choose}
          </FileButton>
        ) : (
          <Button
            size="sm"
            aria-label={isOpen ? undefined : words.changeOf(name)}
            aria-expanded={isOpen}
            aria-controls={isOpen ? details : undefined}
            data-edit
            onClick={() => setOpen(!open)}
          >
            {isOpen ? words.close : words.edit}
          </Button>
        )}
      </div>
      {isOpen && (
        <div id={details}>
          <PictureDetails {...{ slot, picture, url, targets, onBefore, edit, onMove, onRemove }} />
        </div>
      )}
    </li>
  )
}

/** What is still to be done for a place. */
function Status({ slot: { picture }, isHere }: { slot: PictureSlot; isHere: boolean }) {
  if (picture === undefined) return <span className={styles.soft}>{words.none}</span>
  if (!isHere) return <span className={styles.missing}>{words.notHere}</span>
  if (picture.alt === undefined) return <span className={styles.missing}>{words.notDescribed}</span>
  return (
    <span className={styles.good}>
      <IconCheck className="i s" aria-hidden />
      {picture.alt === '' ? words.decoration : words.described}
    </span>
  )
}
