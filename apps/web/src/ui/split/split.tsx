import '../styles/data.css'
import { useId, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { clampShare, shareAfterKey } from './split-share.ts'
import styles from './split.module.css'

interface SplitProps {
  /** Names the separator: `Width of the list`. */
  label: string
  first: ReactNode
  second: ReactNode
  /** Beside or below each other. @default 'horizontal' */
  axis?: 'horizontal' | 'vertical'
  /** Share of the first pane in percent. @default 50 */
  initial?: number
  /** @default 20 */
  min?: number
  /** @default 80 */
  max?: number
  /** Called when the separator comes to rest. */
  onChange?: (share: number) => void
}

/** Two panes with a separator that is dragged, or moved by keys. */
export function Split(props: SplitProps) {
  const { label, first, second, axis = 'horizontal', initial = 50, min = 20, max = 80, onChange } = props
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [share, setShare] = useState(clampShare(initial, { min, max }))
  const shareAt = (event: PointerEvent): number => {
    const box = root.current?.getBoundingClientRect()
    if (box === undefined) return share
    const at =
      axis === 'horizontal' ? (event.clientX - box.left) / box.width : (event.clientY - box.top) / box.height
    return clampShare(at * 100, { min, max })
  }
  return (
    <div
      ref={root}
      className={styles.split}
      data-axis={axis}
      style={{
        [axis === 'horizontal' ? 'gridTemplateColumns' : 'gridTemplateRows']:
          `${share}fr 9px ${100 - share}fr`
      }}
    >
      <div id={id} className={styles.pane}>
        {first}
      </div>
      <div
        className={styles.separator}
        role="separator"
        tabIndex={0}
        aria-label={label}
        aria-controls={id}
        aria-orientation={axis === 'horizontal' ? 'vertical' : 'horizontal'}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={share}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) setShare(shareAt(event))
        }}
        onPointerUp={() => onChange?.(share)}
        onKeyDown={(event) => {
          const next = shareAfterKey(event.key, share, { min, max }, axis)
          if (next === undefined) return
          event.preventDefault()
          setShare(next)
          onChange?.(next)
        }}
      />
      <div className={styles.pane}>{second}</div>
    </div>
  )
}
