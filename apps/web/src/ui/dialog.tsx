import type { ReactNode } from 'react'
import { lazyOnFirstUse } from '../lib/lazy-on-first-use.tsx'

export interface DialogProps {
  title: string
  opened: boolean
  onClose: () => void
  size?: number
  /** Neither Escape nor a click outside closes it, since its content is shown once only. */
  persistent?: boolean | undefined
  /** It fills the screen of a phone, for large content. */
  fillsPhone?: boolean | undefined
  children: ReactNode
}

/**
 * A modal dialog; its code is loaded lazily when the first one opens. The focus begins on what is marked
 * `data-autofocus`, else on its first control, and goes back to where it was.
 */
export const Dialog = lazyOnFirstUse<DialogProps>(
  async () => (await import('./dialog-shell.tsx')).DialogShell,
  ({ opened }) => opened
)
