import type { IdentityProvider } from '@sitewright/api'
import { useBlocker } from 'react-router'
import { useEffect, useRef, useState } from 'react'
import { StepUpDialog } from '../../../../step-up/step-up-dialog.tsx'
import { authSettingsMessages } from '../messages.ts'
import { useDialogAddress } from '../use-dialog-address.ts'
import { ConfigureForm } from './configure-form.tsx'
import { UnsavedQuestion } from './unsaved-question.tsx'

interface ConfigureDialogProps {
  /** Empty while they are loaded. */
  providers: readonly IdentityProvider[]
}

/** The dialog of the address that configures a provider. Closing it asks about changes that are not saved. */
export function ConfigureDialog({ providers }: ConfigureDialogProps) {
  const { dialog, close } = useDialogAddress()
  const wanted = dialog?.name === 'configure' ? dialog.provider : undefined
  const provider = providers.find(({ id }) => id === wanted)
  // It keeps its content while it closes.
  const [shown, setShown] = useState(provider)
  if (provider !== undefined && provider.id !== shown?.id) setShown(provider)
  const { isAsking, setChanged, stay, leave } = useUnsavedChanges(provider !== undefined)
  return (
    <StepUpDialog
      title={shown === undefined ? '' : authSettingsMessages.configureProvider(shown.displayName)}
      opened={provider !== undefined}
      onClose={isAsking ? stay : close}
      size={820}
      fillsPhone
    >
      {isAsking && <UnsavedQuestion onStay={stay} onLeave={leave} />}
      {shown !== undefined && (
        <div hidden={isAsking}>
          <ConfigureForm
            key={`${shown.id} ${provider === undefined}`}
            provider={provider ?? shown}
            onChanged={setChanged}
            onClose={close}
          />
        </div>
      )}
    </StepUpDialog>
  )
}

/** Asks before changes of an open dialog are lost: by Escape, a click outside, Back, another page or a reload. */
function useUnsavedChanges(opened: boolean) {
  const changed = useRef(false)
  const blocker = useBlocker(() => opened && changed.current)
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (changed.current) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
  return {
    isAsking: blocker.state === 'blocked',
    setChanged: (next: boolean) => {
      changed.current = next
    },
    stay: () => blocker.reset?.(),
    leave: () => {
      changed.current = false
      blocker.proceed?.()
    }
  }
}
