import type { KeyboardEvent, PointerEvent } from 'react'
import { moved, type Crop, type Size } from './crop.ts'
import { personalMessages } from './messages.ts'
import styles from './crop.module.css'

interface PartOfProps {
  source: string
  size: Size
  crop: Crop
}

interface CropStageProps extends PartOfProps {
  onChange: (crop: Crop) => void
}

/** A part of the side that an arrow key moves by. */
const step = 0.05

const arrows: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step]
}

/** The picture under a square window; it is dragged, or moved with the arrow keys. */
export function CropStage({ source, size, crop, onChange }: CropStageProps) {
  const drag = ({ currentTarget, movementX, movementY, buttons }: PointerEvent<HTMLElement>): void => {
    if (buttons === 0) return
    const { width } = currentTarget.getBoundingClientRect()
    onChange(moved(size, crop, -movementX / width, -movementY / width))
  }
  const press = (event: KeyboardEvent): void => {
    const arrow = arrows[event.key]
    if (arrow === undefined) return
    event.preventDefault()
    onChange(moved(size, crop, ...arrow))
  }
  return (
    <button
      type="button"
      className={styles.stage}
      data-autofocus
      aria-label={personalMessages.cropStage}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
    >
      <PartOf source={source} size={size} crop={crop} />
    </button>
  )
}

/** The part of a picture, as large as what stands around it. */
export function PartOf({ source, size, crop }: PartOfProps) {
  const percent = (value: number): string => `${(value / crop.side) * 100}%`
  return (
    <img
      className={styles.part}
      src={source}
      alt=""
      draggable={false}
      style={{ width: percent(size.width), left: percent(-crop.x), top: percent(-crop.y) }}
    />
  )
}
