import { useEffect, useRef, type ReactNode } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { StepUpForm } from '../step-up/step-up-form.tsx'
import { stepUpMessages } from '../step-up/messages.ts'
import type { StepUpMutation } from '../use-step-up-mutation.ts'

interface StepUpDialogProps {
  act: StepUpMutation
  title: string
  opened: boolean
  onClose: () => void
  size?: number
  firm?: boolean
  children?: ReactNode
}

/**
 * The dialog of an act. Where the server asks for a fresh proof, the question takes the place of what stood there:
 * never a dialog on a dialog. What was typed there stays, and has the focus again afterwards.
 */
export function StepUpDialog({
  act: { state },
  title,
  opened,
  onClose,
  size = 480,
  firm,
  children
}: StepUpDialogProps) {
  const asking = state.kind === 'asking' ? state : undefined
  const isAsking = asking !== undefined
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isAsking && document.activeElement === document.body)
      content.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [isAsking])
  const goingOn = state.kind === 'busy' && state.proved
  return (
    <Dialog
      title={asking ? stepUpMessages.title : title}
      opened={opened || goingOn || isAsking}
      onClose={asking ? () => asking.settle(false) : onClose}
      size={size}
      firm={firm}
    >
      <div ref={content} hidden={isAsking}>
        {children}
      </div>
      {asking && <StepUpForm onSettled={asking.settle} />}
    </Dialog>
  )
}

/** Asks for the fresh proof of an act that has no dialog of its own. */
export function StepUpOnlyDialog({ act }: { act: StepUpMutation }) {
  return <StepUpDialog act={act} title={stepUpMessages.title} opened={false} onClose={() => undefined} />
}
