import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { moveCrop, type Crop, type Size } from './crop.ts'
import { personalMessages } from './messages.ts'
import styles from './crop.module.css'

interface CroppedImageProps {
  source: string
  size: Size
  crop: Crop
}

interface CropAreaProps extends CroppedImageProps {
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
export function CropArea({ source, size, crop, onChange }: CropAreaProps) {
  // Where a drag is: what events tell of their movement is missing for fingers in some browsers.
  const at = useRef<{ x: number; y: number }>(undefined)
  const hold = ({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent<HTMLElement>): void => {
    currentTarget.setPointerCapture(pointerId)
    at.current = { x, y }
  }
  const drag = ({ currentTarget, clientX: x, clientY: y }: PointerEvent<HTMLElement>): void => {
    if (at.current === undefined) return
    const { width } = currentTarget.getBoundingClientRect()
    onChange(moveCrop(size, crop, (at.current.x - x) / width, (at.current.y - y) / width))
    at.current = { x, y }
  }
  const drop = (): void => {
    at.current = undefined
  }
  const press = (event: KeyboardEvent): void => {
    const arrow = arrows[event.key]
    if (arrow === undefined) return
    event.preventDefault()
    onChange(moveCrop(size, crop, ...arrow))
  }
  return (
    <button
      type="button"
      className={styles.stage}
      data-autofocus
      aria-label={personalMessages.cropStage}
      onPointerDown={hold}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
      onKeyDown={press}
    >
      <CroppedImage source={source} size={size} crop={crop} />
    </button>
  )
}

/** The part of a picture, as large as what stands around it. */
export function CroppedImage({ source, size, crop }: CroppedImageProps) {
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
