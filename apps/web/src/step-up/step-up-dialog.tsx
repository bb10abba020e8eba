import { useEffect, type ReactNode } from 'react'
import { lazyOnFirstUse } from '../lib/lazy-on-first-use.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { stepUpMessages } from './messages.ts'
import { useStepUp } from './step-up-context.ts'
import type { StepUpFormProps } from './step-up-form.tsx'

/** It comes with the first question: most visits ask none. */
const StepUpForm = lazyOnFirstUse<StepUpFormProps>(
  async () => (await import('./step-up-form.tsx')).StepUpForm,
  () => true
)

interface StepUpDialogProps {
  title: string
  opened: boolean
  onClose: () => void
  size?: number
  firm?: boolean
  /** It fills the screen of a phone. */
  fillsPhone?: boolean
  children: ReactNode
}

/**
 * A dialog whose mutations may need step-up. The question takes the place of its content: never a dialog on a dialog.
 * What was typed there stays, and has the focus again afterwards.
 */
export function StepUpDialog({
  title,
  opened,
  onClose,
  size = 480,
  firm,
  fillsPhone,
  children
}: StepUpDialogProps) {
  const { stepUp, state } = useStepUp()
  useEffect(() => (opened ? stepUp.attachDialog() : undefined), [opened, stepUp])
  const asking = opened && state.kind === 'asking' && state.inDialog ? state : undefined
  return (
    <Dialog
      title={asking ? stepUpMessages.title : title}
      opened={opened}
      onClose={asking ? () => asking.settle(false) : onClose}
      size={size}
      persistent={firm}
      fillsPhone={fillsPhone}
    >
      <div hidden={asking !== undefined}>{children}</div>
      {asking && <StepUpForm onSettled={asking.settle} />}
    </Dialog>
  )
}

/** Asks for step-up where no dialog is open; mounted once on each page. */
export function PageStepUp() {
  const { state } = useStepUp()
  const asking = state.kind === 'asking' && !state.inDialog ? state : undefined
  return (
    <Dialog
      title={stepUpMessages.title}
      opened={state.kind !== 'idle' && !state.inDialog}
      onClose={() => asking?.settle(false)}
      size={480}
    >
      {asking && <StepUpForm onSettled={asking.settle} />}
    </Dialog>
  )
}
