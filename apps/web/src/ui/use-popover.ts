import { useEffect, useRef, useState, type RefObject } from 'react'

/** State of a popover: opened by a button, closed with Escape, a click outside, or focus elsewhere. */
export interface Popover {
  open: boolean
  toggle: () => void
  close: () => void
  container: RefObject<HTMLDivElement | null>
  button: RefObject<HTMLButtonElement | null>
}

export function usePopover(): Popover {
  const [open, setOpen] = useState(false)
  const around = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const leave = (event: Event): void => {
      if (event.target instanceof Node && around.current?.contains(event.target) === true) return
      setOpen(false)
    }
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', escape)
    }
  }, [open])
  return { open, toggle: () => setOpen(!open), close: () => setOpen(false), container: around, button }
}
