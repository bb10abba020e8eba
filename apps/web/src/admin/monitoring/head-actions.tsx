import { createContext, use, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** The place of the actions in the head of the screen; null until it is drawn. */
export const HeadSlot = createContext<HTMLElement | null>(null)

/** Draws what a tab offers in the head of the screen, before the metrics. */
export function HeadActions({ children }: { children: ReactNode }) {
  const slot = use(HeadSlot)
  return slot && createPortal(children, slot)
}
