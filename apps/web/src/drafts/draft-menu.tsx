import { useEffect, useRef, type CSSProperties } from 'react'
import type { Drafts } from '../builder/use-drafts.ts'
import { DraftActions } from './draft-actions.tsx'
import { useDraftsView } from './drafts-context.tsx'
import styles from './drafts.module.css'

interface DraftMenuProps {
  drafts: Drafts
  address: string
  style: CSSProperties
  onClose: () => void
}

/** Popover with the actions of a draft, opened by its edit button in the preview. */
export function DraftMenu({ drafts, address, style, onClose }: DraftMenuProps) {
  const { setOpen, write, select } = useDraftsView()
  const element = useRef<HTMLDivElement>(null)
  const draft = drafts.left.find((each) => each.address === address)

  useEffect(() => {
    element.current?.querySelector('button')?.focus()
  }, [address])

  useEffect(() => {
    const outside = (event: PointerEvent): void => {
      if (event.target instanceof Node && element.current?.contains(event.target)) return
      onClose()
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [onClose])

  if (draft === undefined) return null
  const shut = (): void => {
    select(null)
    onClose()
    const frame = element.current?.parentElement?.querySelector('iframe')
    frame?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape of the buttons inside
    <div
      ref={element}
      style={{ display: 'contents' }}
      onKeyDown={(event) => event.key === 'Escape' && shut()}
    >
      <div className={styles.menu} style={style}>
        <DraftActions
          name={draft.name}
          className={styles.joined}
          onWrite={() => {
            write(address)
            setOpen(true)
            onClose()
          }}
          onDecide={(choice) => {
            drafts.decide(address, choice)
            shut()
          }}
        />
      </div>
    </div>
  )
}
