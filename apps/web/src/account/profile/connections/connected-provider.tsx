import type { ProviderConnection } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ProviderMark } from '../../../ui/sign-in/providers.tsx'
import { SectionRow } from '../../../ui/section.tsx'
import { formatDay, formatRelativeTime } from '../../../lib/time.ts'
import { toastSuccess } from '../toasts.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { disconnectProvider } from './connections.api.ts'
import { connectionMessages } from './messages.ts'

/** A connected provider; the only sign-in method cannot be removed, and the reason stands beside it. */
export function ConnectedProvider({ connection }: { connection: ProviderConnection }) {
  const { provider, displayName, email, connectedAt, lastUsedAt, removable } = connection
  const clock = useClock()
  const reason = useId()
  const disconnect = useMutation({
    ...disconnectProvider,
    onSuccess: ({ message }) => toastSuccess(message)
  })
  const remove = (): void => {
    if (removable && !disconnect.isPending) disconnect.mutate({ path: { provider } })
  }
  const facts = [
    email,
    connectionMessages.connected(formatDay(connectedAt, clock)),
    lastUsedAt === null ? null : connectionMessages.used(formatRelativeTime(lastUsedAt, clock))
  ]
  return (
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
        onClick={remove}
        aria-label={connectionMessages.disconnectOf(displayName)}
        aria-disabled={!removable || undefined}
        aria-describedby={removable ? undefined : reason}
      >
        {connectionMessages.disconnect}
      </Button>
    </SectionRow>
  )
}
