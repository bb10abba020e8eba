import type { IdentityProvider } from '@sitewright/api'
import { useState } from 'react'
import { StepUpDialog } from '../../../../step-up/step-up-dialog.tsx'
import { useDialogAddress } from '../use-dialog-address.ts'
import { trialMessages as words } from './messages.ts'
import { TrialPanel } from './trial-panel.tsx'

/** The dialog of the address that tests a sign-in. */
export function TrialDialog({ providers }: { providers: readonly IdentityProvider[] }) {
  const { dialog, close } = useDialogAddress()
  const wanted = dialog?.name === 'test' ? dialog.provider : undefined
  const provider = providers.find(({ id }) => id === wanted)
  // It keeps its content while it closes.
  const [shown, setShown] = useState(provider)
  if (provider !== undefined && provider.id !== shown?.id) setShown(provider)
  return (
    <StepUpDialog
      title={shown === undefined ? '' : words.title(shown.displayName)}
      opened={provider !== undefined}
      onClose={close}
      size={720}
      fillsPhone
    >
      {shown !== undefined && (
        <TrialPanel key={`${shown.id} ${provider === undefined}`} id={shown.id} onClose={close} />
      )}
    </StepUpDialog>
  )
}
