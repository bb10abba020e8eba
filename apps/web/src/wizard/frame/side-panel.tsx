import { createContext, useContext, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** The column beside a step, above the preview; a portal, which the step fills. */
export const SidePanelContext = createContext<HTMLElement | null>(null)

export function SidePanel({ children }: { children: ReactNode }) {
  const element = useContext(SidePanelContext)
  return element && createPortal(children, element)
}
