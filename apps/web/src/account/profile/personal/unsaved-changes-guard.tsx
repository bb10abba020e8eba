import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { personalMessages } from './messages.ts'

/** The state of a navigation that discards unsaved changes, since there is nothing left to save them to. */
export const discardUnsaved = 'discard-unsaved'

/** Asks before unsaved changes are lost: our dialog for navigation inside the app, the browser's own for the rest. */
export function UnsavedChangesGuard({ active }: { active: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      active && currentLocation.pathname !== nextLocation.pathname && nextLocation.state !== discardUnsaved
  )
  useEffect(() => {
    if (!active) return undefined
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [active])
  const stay = (): void => blocker.reset?.()
  return (
    <Dialog
      title={personalMessages.leaveTitle}
      opened={blocker.state === 'blocked'}
      onClose={stay}
      size={440}
    >
      <p className="muted">{personalMessages.leave}</p>
      <div className="dialog-footer">
        <Button onClick={stay} data-autofocus>
          {personalMessages.stayHere}
        </Button>
        <Button className="danger" onClick={() => blocker.proceed?.()}>
          {personalMessages.leaveAnyway}
        </Button>
      </div>
    </Dialog>
  )
}
