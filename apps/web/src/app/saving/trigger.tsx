import { IconCloudUpload } from '@tabler/icons-react'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { requestSave, saveRequested } from '../../builder/save-request.ts'
import { Button } from '../../ui/button.tsx'
import { appMessages } from '../messages.ts'

const SaveToAccount = lazy(async () => ({
  default: (await import('../../account/projects/saving/save-to-account.tsx')).SaveToAccount
}))

export function SaveTrigger() {
  return (
    <Button kind="quiet" onClick={requestSave}>
      <IconCloudUpload className="i" aria-hidden />
      {appMessages.saveToAccount}
    </Button>
  )
}

/** Saves to the account on request, by whatever control; the code for it is loaded with the first one. */
export function SaveOnRequest() {
  const asked = useSyncExternalStore(saveRequested.subscribe, saveRequested.get, saveRequested.get)
  const [used, setUsed] = useState(asked)
  if (asked && !used) setUsed(true)
  return used ? (
    <Suspense>
      <SaveToAccount asked={asked} />
    </Suspense>
  ) : null
}
