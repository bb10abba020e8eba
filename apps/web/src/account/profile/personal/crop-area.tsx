import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import styles from './crop.module.css'
import { moveCrop, type Crop, type Size } from './crop.ts'
import { personalMessages } from './messages.ts'

interface CroppedImageProps {
  source: string
  size: Size
  crop: Crop
}

interface CropAreaProps extends CroppedImageProps {
  onChange: (crop: Crop) => void
}

/** The share of the side that an arrow key moves by. */
const keyStep = 0.05

const arrows: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep]
}

/** The picture under a square window; it is dragged, or moved with the arrow keys. */
export function CropArea({ source, size, crop, onChange }: CropAreaProps) {
  // Some browsers lack movementX and movementY for touch.
  const at = useRef<{ x: number; y: number }>(undefined)
  const startDrag = ({
    currentTarget,
    pointerId,
    clientX: x,
    clientY: y
  }: PointerEvent<HTMLElement>): void => {
    currentTarget.setPointerCapture(pointerId)
    at.current = { x, y }
  }
  const drag = ({ currentTarget, clientX: x, clientY: y }: PointerEvent<HTMLElement>): void => {
    if (at.current === undefined) return
    const { width } = currentTarget.getBoundingClientRect()
    onChange(moveCrop(size, crop, (at.current.x - x) / width, (at.current.y - y) / width))
    at.current = { x, y }
  }
  const endDrag = (): void => {
    at.current = undefined
  }
  const moveByKey = (event: KeyboardEvent): void => {
    const arrow = arrows[event.key]
    if (arrow === undefined) return
    event.preventDefault()
    onChange(moveCrop(size, crop, ...arrow))
  }
  return (
    <button
      type="button"
      className={styles.window}
      data-autofocus
      aria-label={personalMessages.cropStage}
      onPointerDown={startDrag}
      onPointerMove={drag}
      onPointerUp={endDrag}
      onPointerCancel={endDrag}
      onKeyDown={moveByKey}
    >
      <CroppedImage source={source} size={size} crop={crop} />
    </button>
  )
}

/** The cropped part of a picture, scaled to its container. */
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
