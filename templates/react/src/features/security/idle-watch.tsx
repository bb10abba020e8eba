import '../../styles/ui/ask.css'
import { errorMessage } from '../../domain/messages.ts'
import { securityMessages } from '../../domain/messages/security.ts'
import { useBackend } from '../../ui/backend.tsx'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { useStatus } from '../../ui/status.tsx'
import { useVisitor } from '../../ui/visitor.ts'
import { useIdle } from './use-idle.ts'
import type { Visitor } from '../../domain/backend/port.ts'

/** Signs an idle visitor out (idle timeout), after a warning. */
export function IdleWatch() {
  const visitor = useVisitor()
  return visitor ? <Watch visitor={visitor} /> : null
}

function Watch({ visitor }: { visitor: Visitor }) {
  const backend = useBackend()
  const say = useStatus()
  const { idle, stay } = useIdle(visitor.signedInAt, () => void leave(securityMessages.expired))

  async function leave(message: string) {
    const result = await backend.signOut()
    if (result.ok) say(message, 'info')
    else say(errorMessage(result.code), 'error')
  }

  return (
    <Modal open={idle.kind === 'warned'} title={securityMessages.idleTitle} onClose={stay}>
      <div className="ask stack">
        <p>{idle.kind === 'warned' ? securityMessages.idle(idle.secondsLeft) : ''}</p>
        <p className="actions">
          <Button onClick={stay}>{securityMessages.stay}</Button>
          <Button look="quiet" onClick={() => void leave(securityMessages.left)}>
            {securityMessages.leave}
          </Button>
        </p>
      </div>
    </Modal>
  )
}
