import { IconCloudUpload } from '@tabler/icons-react'
import { requestSave, saveRequested } from '../../builder/save-request.ts'
import { lazyOnFirstUse } from '../../lib/lazy-on-first-use.tsx'
import { useStore } from '../../lib/use-store.ts'
import { Button } from '../../ui/button.tsx'
import { appMessages } from '../messages.ts'

const SaveToAccount = lazyOnFirstUse(
  async () => (await import('../../account/projects/saving/save-to-account.tsx')).SaveToAccount,
  ({ asked }) => asked
)

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
  return <SaveToAccount asked={useStore(saveRequested)} />
}
