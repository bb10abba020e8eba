import { lazy, Suspense, useState, type ReactNode } from 'react'

export interface DialogProps {
  title: string
  opened: boolean
  onClose: () => void
  size?: number
  /** What it shows is shown this once: only what stands in it closes it. */
  persistent?: boolean | undefined
  children: ReactNode
}

const DialogShell = lazy(async () => ({ default: (await import('./dialog-shell.tsx')).DialogShell }))

/** A dialog over the page; what draws it is fetched when the first one opens. */
export function Dialog(props: DialogProps) {
  const [used, setUsed] = useState(props.opened)
  if (props.opened && !used) setUsed(true)
  if (!used) return null
  return (
    <Suspense>
      <DialogShell {...props} />
    </Suspense>
  )
}
