import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { signInPath } from '../../../sign-in/return-path.ts'
import { getServerConnection } from '../../../sign-in/server-connection.ts'
import { consumeSaveRequest } from '../../../builder/save-request.ts'
import { useStore } from '../../../lib/use-store.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { projectMessages, savingMessages } from '../messages.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { useSaveProject } from './use-save-project.ts'

/** Saves to the account on request, after a sign-in or a decision where it needs one. */
export function SaveToAccount({ asked }: { asked: boolean }) {
  const session = useStore(getServerConnection().viewAs.session)
  const { stage, show, save, decide } = useSaveProject(session)
  const location = useLocation()
  const begin = useEffectEvent(() => void save())
  useEffect(() => {
    if (asked && consumeSaveRequest()) begin()
  }, [asked])
  const close = (): void => show({ kind: 'idle' })
  return (
    <>
      <Dialog title={savingMessages.signInTitle} opened={stage.kind === 'sign-in'} onClose={close} size={440}>
        <p className="muted">{savingMessages.signIn}</p>
        <div className="dialog-footer">
          <ButtonLink to={signInPath(location, '/auth/register')} onClick={close}>
            {projectMessages.register}
          </ButtonLink>
          <ButtonLink kind="go" to={signInPath(location)} onClick={close}>
            {projectMessages.signIn}
          </ButtonLink>
        </div>
      </Dialog>
      <ConflictDialog
        conflict={stage.kind === 'conflict' ? stage.conflict : undefined}
        onDecide={(decision, conflict) => void decide(decision, conflict)}
        onClose={close}
      />
    </>
  )
}
