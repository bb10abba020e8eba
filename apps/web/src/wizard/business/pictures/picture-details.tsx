import { writeCaption, writePicture, type Picture, type PictureSlot } from '@sitewright/site'
import { IconTrash } from '@tabler/icons-react'
import { useId } from 'react'
import type { PictureTarget } from '../../../builder/pictures/picture-jobs.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx'
import type { EditSite } from '../lists/use-lists.ts'
import { FileButton } from './file-button.tsx'
import { FocalPoint } from './focal-point.tsx'
import { descriptionMax, pictureWords as words } from './messages.ts'
import styles from './pictures.module.css'

interface PictureDetailsProps {
  slot: PictureSlot
  picture: Picture
  url: string | null | undefined
  /** The places that it may be moved to. */
  targets: readonly { target: PictureTarget; label: string }[]
  /** Takes the picture of before, where there is none yet. */
  onBefore?: ((files: readonly File[]) => void) | undefined
  edit: EditSite
  onMove: (target: PictureTarget) => void
  onRemove: () => void
}

/** What is said of a picture: its focal point, its description, its place. */
export function PictureDetails(props: PictureDetailsProps) {
  const { slot, picture, url, targets, onBefore, edit, onMove, onRemove } = props
  const { address } = slot
  const write = (next: Picture): void => edit((site) => writePicture(site, address, next))
  return (
    <div className={styles.details}>
      {url && <FocalPoint picture={picture} url={url} onMove={(focus) => write({ ...picture, focus })} />}
      <Description picture={picture} onChange={write} />
      {slot.kind === 'gallery' && (
        <TextField
          label={words.caption}
          aside={words.captionAside}
          dir="auto"
          value={slot.name}
          onChange={({ currentTarget: { value } }) => edit((site) => writeCaption(site, address, value))}
        />
      )}
      {onBefore && <FileButton onFiles={onBefore}>{words.addBefore}</FileButton>}
      <SelectField
        label={words.shownAt}
        value=""
        onChange={({ currentTarget: { value } }) => onMove(value as PictureTarget)}
      >
        {targets.map(({ target, label }) => (
          <option key={target} value={target === address ? '' : target}>
            {label}
          </option>
        ))}
      </SelectField>
      <Button kind="quiet" onClick={onRemove}>
        <IconTrash className="i s" aria-hidden />
        {words.remove}
      </Button>
    </div>
  )
}

/** The alternative text, or that there is nothing to say. */
function Description({ picture, onChange }: { picture: Picture; onChange: (picture: Picture) => void }) {
  const name = useId()
  const { alt, ...rest } = picture
  const isDecoration = alt === ''
  return (
    <fieldset className={styles.description}>
      <legend>{words.forBlind}</legend>
      <label className="choice">
        <input type="radio" name={name} checked={!isDecoration} onChange={() => onChange(rest)} />
        <span>{words.describeIt}</span>
      </label>
      {!isDecoration && (
        <TextAreaField
          label={words.description}
          aside={words.letters((alt ?? '').length, descriptionMax)}
          help={words.descriptionHelp}
          dir="auto"
          rows={2}
          value={alt ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange(value === '' ? rest : { ...picture, alt: value.replaceAll('\n', ' ') })
          }
        />
      )}
      <label className="choice">
        <input
          type="radio"
          name={name}
          checked={isDecoration}
          onChange={() => onChange({ ...picture, alt: '' })}
        />
        <span>{words.isDecoration}</span>
      </label>
    </fieldset>
  )
}
