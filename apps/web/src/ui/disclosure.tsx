import './styles/data.css'
import type { ReactNode } from 'react'
import styles from './disclosure.module.css'
import { usePopover } from './use-popover.ts'

interface DisclosureProps {
  /** Content of the button. */
  trigger: ReactNode
  /** Its look. @default that of a quiet button */
  triggerClass?: string
  /** Names what the button opens. */
  label: string
  /** The edge of the button that the panel stands under. @default 'start' */
  side?: 'start' | 'end'
  children: ReactNode
}

/** A button with a panel of controls under it, which Tab reaches; Escape and a click elsewhere close it. */
export function Disclosure(props: DisclosureProps) {
  const { trigger, triggerClass = 'btn quiet', label, side = 'start', children } = props
  const { open, toggle, container, button } = usePopover()
  return (
    // Escape closes the panel, and nothing else that listens for it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape of the controls inside
    <div
      className={styles.root}
      data-disclosure
      ref={container}
      onKeyDown={(event) => {
        if (open && event.key === 'Escape') event.preventDefault()
      }}
    >
      <button type="button" className={triggerClass} ref={button} aria-expanded={open} onClick={toggle}>
        {trigger}
      </button>
      {open && (
        <div className={styles.panel} data-side={side} role="group" aria-label={label}>
          {children}
        </div>
      )}
    </div>
  )
}
