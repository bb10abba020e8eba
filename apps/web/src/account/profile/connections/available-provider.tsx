import type { ProviderId } from '@sitewright/api'
import { accountMessages } from '@sitewright/api/messages'
import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { ProviderMark } from '../../../ui/sign-in/providers.tsx'
import { RequestError } from '../../../requests/request-error.ts'
import { SectionRow } from '../../../ui/section.tsx'
import { toastFailure } from '../toasts.ts'
import { startConnection } from './connections.api.ts'
import { connectionMessages } from './messages.ts'

interface AvailableProviderProps {
  id: ProviderId
  displayName: string
}

/** A provider that can be connected, by a redirect to it and back to this page. */
export function AvailableProvider({ id, displayName }: AvailableProviderProps) {
  const { pathname } = useLocation()
  const start = useMutation({
    ...startConnection,
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => {
      const message = { title: accountMessages.oauthTitle, text: accountMessages.oauthFailed(displayName) }
      if (error instanceof RequestError) toastFailure(message, error.failure)
    }
  })
  const connect = (): void => {
    if (!start.isPending) start.mutate({ path: { provider: id }, body: { redirect: pathname } })
  }
  return (
    <SectionRow icon={<ProviderMark id={id} />} name={displayName} detail={connectionMessages.notConnected}>
      <Button onClick={connect} aria-label={connectionMessages.connectOf(displayName)}>
        {connectionMessages.connect}
      </Button>
    </SectionRow>
  )
}
