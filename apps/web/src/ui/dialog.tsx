import type { ReactNode } from 'react'
import { lazyOnFirstUse } from '../lib/lazy-on-first-use.tsx'

export interface DialogProps {
  title: string
  opened: boolean
  onClose: () => void
  size?: number
  /** What it shows is shown this once: only what stands in it closes it. */
  persistent?: boolean | undefined
  children: ReactNode
}

/** A dialog over the page; what draws it is fetched when the first one opens. */
export const Dialog = lazyOnFirstUse<DialogProps>(
  async () => (await import('./dialog-shell.tsx')).DialogShell,
  ({ opened }) => opened
)
