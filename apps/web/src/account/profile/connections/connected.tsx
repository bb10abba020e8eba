import type { ProviderConnection } from '@sitewright/api'
import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { sayDone, sayFailed } from '../notices.ts'
import { ProofDialog } from '../parts/flow-dialog.tsx'
import { Row } from '../parts/section.tsx'
import { useDisconnect } from '../requests/use-disconnect.ts'
import { ago, dayText } from '../time.ts'
import { useAct } from '../use-act.ts'
import { useReading } from '../use-reading.ts'
import { connectionFailures, connectionMessages } from './messages.ts'
import { ProviderMark } from '../../../ui/sign-in/providers.tsx'

/** A connected provider; the only way to sign in cannot be taken away, and the reason stands beside it. */
export function Connected({ connection }: { connection: ProviderConnection }) {
  const { provider, displayName, email, connectedAt, lastUsedAt, removable } = connection
  const reading = useReading()
  const reason = useId()
  const act = useAct()
  const disconnect = useDisconnect()
  const remove = async (): Promise<void> => {
    if (!removable || act.state.kind !== 'idle') return
    const result = await act.run(() => disconnect({ path: { provider } }))
    if (result.kind === 'done') sayDone(result.answer.message)
    if (result.kind === 'refused') sayFailed(connectionFailures.disconnect, result.refusal)
  }
  const facts = [
    email,
    connectionMessages.connected(dayText(connectedAt, reading)),
    lastUsedAt === null ? null : connectionMessages.used(ago(lastUsedAt, reading))
  ]
  return (
    <>
      <Row
        icon={<ProviderMark id={provider} />}
        name={displayName}
        detail={
          <>
            {facts.filter(Boolean).join(' · ')}
            {!removable && <p id={reason}>{connectionMessages.onlyWay}</p>}
          </>
        }
      >
        <Button
          onClick={() => void remove()}
          aria-label={connectionMessages.disconnectOf(displayName)}
          aria-disabled={!removable || undefined}
          aria-describedby={removable ? undefined : reason}
        >
          {connectionMessages.disconnect}
        </Button>
      </Row>
      <ProofDialog act={act} />
    </>
  )
}
