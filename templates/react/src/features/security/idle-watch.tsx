import '../../styles/ui/ask.css'
import { useMemo } from 'react'
import { onActivity } from '../../browser/activity.ts'
import { clock } from '../../browser/clock.ts'
import { securityMessages } from '../../domain/messages/security.ts'
import { createIdle } from '../../domain/sessions/idle.ts'
import { useBackend, useStore } from '../../ui/backend.tsx'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { useStatus } from '../../ui/status.tsx'
import { useObservable } from '../../ui/use-observable.ts'
import { useVisitor } from '../../ui/visitor.ts'

/** Signs an idle visitor out (idle timeout), after a warning. */
export function IdleWatch() {
  const visitor = useVisitor()
  return visitor ? <Watch signedInAt={visitor.signedInAt} /> : null
}

function Watch({ signedInAt }: { signedInAt: number }) {
  const backend = useBackend()
  const store = useStore()
  const say = useStatus()
  const session = useMemo(
    () => createIdle({ backend, store, clock, signedInAt, onActivity, say }),
    [backend, store, signedInAt, say]
  )
  const idle = useObservable(session)

  return (
    <Modal open={idle.kind === 'warned'} title={securityMessages.idleTitle} onClose={session.stay}>
      <div className="ask stack">
        <p>{idle.kind === 'warned' ? securityMessages.idle(idle.secondsLeft) : ''}</p>
        <p className="actions">
          <Button onClick={session.stay}>{securityMessages.stay}</Button>
          <Button look="quiet" onClick={() => void session.leave()}>
            {securityMessages.leave}
          </Button>
        </p>
      </div>
    </Modal>
  )
}
