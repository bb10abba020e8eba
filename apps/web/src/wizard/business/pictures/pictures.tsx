import {
  beforeAddress,
  hasGallery,
  pictureSlots,
  removePicture,
  restoreItem,
  type PictureSlot
} from '@sitewright/site'
import { IconPhoto, IconPlus } from '@tabler/icons-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useBuilderStore } from '../../../builder/builder-context.tsx'
import {
  pictureJobs,
  placePicture,
  startPictures,
  withPicture,
  type PictureTarget
} from '../../../builder/pictures/picture-jobs.ts'
import { askToPersist } from '../../../builder/pictures/picture-store.ts'
import { slotName } from '../../../builder/pictures/slot-name.ts'
import { useStore } from '../../../lib/use-store.ts'
import { toast } from '../../../ui/toast.ts'
import { ListSection } from '../lists/list-section.tsx'
import type { Lists } from '../lists/use-lists.ts'
import { FileButton } from './file-button.tsx'
import { JobRow } from './job-row.tsx'
import { LogoRow } from './logo-row.tsx'
import { pictureWords as words } from './messages.ts'
import styles from './pictures.module.css'
import { SlotRow } from './slot-row.tsx'
import { useFileDrop } from './use-file-drop.ts'

/** The pictures of the site: put in, placed, and described. */
export function Pictures({ lists }: { lists: Lists }) {
  const { site, content, edit } = lists
  const store = useBuilderStore()
  const jobs = useStore(pictureJobs)
  const root = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const all = useMemo(() => pictureSlots(site, content), [site, content])
  // What something looked like before is asked for beside its picture.
  const slots = all.filter(({ kind, picture }) => kind !== 'before' || picture !== undefined)
  const filled = slots.filter(({ picture }) => picture !== undefined)
  const gallery = hasGallery(site)
  const isLasting = useLastingStorage(filled.length > 0)

  const add = (files: readonly File[], target?: PictureTarget): void => {
    // The first picture of a site is its main one; where the others belong is for the owner to say.
    const isFirst = target === undefined && slots[0]?.picture === undefined && jobs.length === 0
    startPictures(store, files, (index) => {
      if (target !== undefined) return index === 0 || target === 'gallery' ? target : undefined
      return isFirst && index === 0 ? '/content/hero/picture' : undefined
    })
  }
  const beforeOf = ({ address }: PictureSlot): ((files: readonly File[]) => void) | undefined => {
    const target = beforeAddress(address)
    const isFree = all.some((slot) => slot.address === target && slot.picture === undefined)
    return isFree ? (files) => add(files, target) : undefined
  }
  const targetsOf = (own?: PictureSlot): { target: PictureTarget; label: string }[] => {
    const isPair = own?.kind === 'gallery' && beforeOf(own) === undefined
    // Of a pair the pictures stay together.
    const free = isPair ? [] : slots.filter((slot) => slot.picture === undefined)
    return [
      ...[...(own ? [own] : []), ...free].map((slot) => ({
        target: slot.address as PictureTarget,
        label: slotName(slot)
      })),
      ...(gallery && own?.kind !== 'gallery'
        ? [{ target: 'gallery' as const, label: words.addToGallery }]
        : [])
    ]
  }
  const move = ({ address, picture }: PictureSlot, target: PictureTarget): void => {
    if (picture !== undefined) edit((at) => withPicture(removePicture(at, address).site, target, picture))
  }
  const remove = (slot: PictureSlot): void => {
    edit((at) => {
      const { site: less, removed } = removePicture(at, slot.address)
      const undo = (): void => edit((later) => restoreItem(later, removed))
      const text = words.removed(slotName(slot))
      toast({ tone: 'info', text, action: { label: words.undo, run: undo, isUndo: true } })
      setSaid(text)
      return less
    })
    root.current?.querySelector<HTMLElement>('[data-drop] button')?.focus()
  }

  return (
    <ListSection title={words.title} note={words.note} said={said} ref={root}>
      <DropZone onFiles={(files) => add(files)} />
      {jobs.length > 0 && (
        <ul className={styles.rows}>
          {jobs.map((job) => (
            <JobRow
              key={job.id}
              job={job}
              targets={targetsOf()}
              onPlace={(target) => placePicture(store, job.id, target)}
            />
          ))}
        </ul>
      )}
      <h3 className={styles.heading}>
        {words.places} <span>{words.filled(filled.length, slots.length)}</span>
      </h3>
      <ul className={styles.rows}>
        <LogoRow lists={lists} />
        {slots.map((slot) => (
          <SlotRow
            key={slot.address}
            slot={slot}
            targets={targetsOf(slot)}
            edit={edit}
            onFiles={(files) => add(files, slot.address as PictureTarget)}
            onBefore={slot.kind === 'gallery' ? beforeOf(slot) : undefined}
            onMove={(target) => move(slot, target)}
            onRemove={() => remove(slot)}
          />
        ))}
      </ul>
      {gallery && (
        <div className={styles.gallery}>
          <FileButton multiple onFiles={(files) => add(files, 'gallery')}>
            <IconPlus className="i s" aria-hidden />
            {words.addToGallery}
          </FileButton>
          <span className={styles.soft}>{words.galleryNote}</span>
        </div>
      )}
      {!isLasting && (
        <p className={styles.lasting}>
          <b>{words.mayBeCleared}</b> {words.mayBeClearedWhy}
        </p>
      )}
    </ListSection>
  )
}

/** Where pictures are dropped or chosen. */
function DropZone({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { isOver, handlers } = useFileDrop(onFiles)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button inside does the same
    <div className={styles.zone} data-drop data-over={isOver || undefined} {...handlers}>
      <p>
        <b>{isOver ? words.letGo : words.drop}</b>
        {words.orChoose}
      </p>
      <FileButton multiple onFiles={onFiles}>
        <IconPhoto className="i s" aria-hidden />
        {words.choosePictures}
      </FileButton>
      <p className={styles.soft}>{words.rules}</p>
    </div>
  )
}

/** Asks for lasting storage once there is something to keep; true until the browser refused. */
function useLastingStorage(wanted: boolean): boolean {
  const [isLasting, setLasting] = useState(true)
  useEffect(() => {
    if (wanted) void askToPersist().then(setLasting)
  }, [wanted])
  return isLasting
}
