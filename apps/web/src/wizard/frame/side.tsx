import { createContext, useContext, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** The column beside a step, above the preview; the frame keeps it, the step fills it. */
export const SideContext = createContext<HTMLElement | null>(null)

export function Side({ children }: { children: ReactNode }) {
  const element = useContext(SideContext)
  return element && createPortal(children, element)
}
