import type { Picture } from '@sitewright/site'
import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp } from '@tabler/icons-react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { IconButton } from '../../../ui/button.tsx'
import { pictureWords as words } from './messages.ts'
import styles from './pictures.module.css'

interface FocalPointProps {
  picture: Picture
  url: string
  onMove: (focus: { x: number; y: number }) => void
}

const middle = { x: 50, y: 50 }
const steps = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 }
} as const
/** Percent that a key moves the point, with Shift, and that a button does. */
const byKey = 1
const byButton = 10

const buttons = [
  { key: 'ArrowUp', label: words.up, Icon: IconArrowUp },
  { key: 'ArrowLeft', label: words.left, Icon: IconArrowLeft },
  { key: 'ArrowDown', label: words.down, Icon: IconArrowDown },
  { key: 'ArrowRight', label: words.right, Icon: IconArrowRight }
] as const

const within = (value: number): number => Math.round(Math.min(100, Math.max(0, value)))

/** The point of a picture that stays in view: set by a tap, by arrow keys, or by buttons, with its cuts below. */
export function FocalPoint({ picture, url, onMove }: FocalPointProps) {
  const { x, y } = picture.focus ?? middle
  const move = (key: keyof typeof steps, by: number): void =>
    onMove({ x: within(x + steps[key].x * by), y: within(y + steps[key].y * by) })
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!Object.hasOwn(steps, event.key)) return
    event.preventDefault()
    move(event.key as keyof typeof steps, event.shiftKey ? byButton : byKey)
  }
  const onPointerDown = (event: PointerEvent): void => {
    const box = event.currentTarget.getBoundingClientRect()
    onMove({
      x: within(((event.clientX - box.left) / box.width) * 100),
      y: within(((event.clientY - box.top) / box.height) * 100)
    })
  }
  return (
    <div>
      <button
        type="button"
        className={styles.focal}
        aria-label={words.focusAt(x, y)}
        style={{ aspectRatio: `${picture.width} / ${picture.height}` }}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
      >
        <img src={url} alt="" draggable={false} />
        <i className={styles.cross} style={{ left: `${x}%`, top: `${y}%` }} />
      </button>
      <p role="status" className="vh">
        {picture.focus && words.focusMoved(x, y)}
      </p>
      <div className={styles.focusRow}>
        <p>
          <b>{words.focus}</b>
          <span className={styles.soft}>{words.focusHelp}</span>
        </p>
        <div className={styles.arrows}>
          {buttons.map(({ key, label, Icon }) => (
            <IconButton key={key} label={label} data-key={key} onClick={() => move(key, byButton)}>
              <Icon className="i" aria-hidden />
            </IconButton>
          ))}
        </div>
      </div>
      <ul className={styles.cuts} aria-hidden="true">
        {Object.entries(words.cuts).map(([cut, label]) => (
          <li key={cut}>
            <img src={url} alt="" data-cut={cut} style={{ objectPosition: `${x}% ${y}%` }} />
            {label}
          </li>
        ))}
      </ul>
    </div>
  )
}
