import { IconLoader2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button, type ButtonKind } from './button.tsx'

interface SubmitButtonProps {
  sending: boolean
  kind?: ButtonKind
  className?: string | undefined
  /** For a form with two of them: which one it is sent by. */
  onClick?: () => void
  children: ReactNode
}

/** The submit button of a form. While submitting, it keeps the focus and is announced as busy. */
export function SubmitButton({ sending, kind = 'go', className, onClick, children }: SubmitButtonProps) {
  return (
    <Button type="submit" {...{ kind, className, onClick }} aria-busy={sending} aria-disabled={sending}>
      {sending && <IconLoader2 className="i s spinning" aria-hidden />}
      {children}
    </Button>
  )
}
