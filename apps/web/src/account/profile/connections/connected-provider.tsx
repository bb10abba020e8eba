import type { ProviderConnection } from '@sitewright/api'
import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { toastSuccess, toastFailure } from '../toasts.ts'
import { StepUpOnlyDialog } from '../parts/step-up-dialog.tsx'
import { SectionRow } from '../parts/section.tsx'
import { useDisconnect } from '../requests/use-disconnect.ts'
import { formatRelativeTime, formatDay } from '../time.ts'
import { useStepUpMutation } from '../use-step-up-mutation.ts'
import { useClock } from '../use-clock.ts'
import { connectionFailures, connectionMessages } from './messages.ts'
import { ProviderMark } from '../../../ui/sign-in/providers.tsx'

/** A connected provider; the only way to sign in cannot be taken away, and the reason stands beside it. */
export function ConnectedProvider({ connection }: { connection: ProviderConnection }) {
  const { provider, displayName, email, connectedAt, lastUsedAt, removable } = connection
  const reading = useClock()
  const reason = useId()
  const act = useStepUpMutation()
  const disconnect = useDisconnect()
  const remove = async (): Promise<void> => {
    if (!removable || act.state.kind !== 'idle') return
    const result = await act.run(() => disconnect({ path: { provider } }))
    if (result.kind === 'done') toastSuccess(result.answer.message)
    if (result.kind === 'refused') toastFailure(connectionFailures.disconnect, result.refusal)
  }
  const facts = [
    email,
    connectionMessages.connected(formatDay(connectedAt, reading)),
    lastUsedAt === null ? null : connectionMessages.used(formatRelativeTime(lastUsedAt, reading))
  ]
  return (
    <>
      <SectionRow
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
      </SectionRow>
      <StepUpOnlyDialog act={act} />
    </>
  )
}
