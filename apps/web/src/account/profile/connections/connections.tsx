import type { ApiCalls, ProviderId } from '@sitewright/api'
import { demoMessages } from '@sitewright/api/messages'
import { useBackend } from '../../../sign-in/auth.tsx'
import { useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '../../../requests/query-boundary.tsx'
import { Section, SectionRow } from '../../../ui/section.tsx'
import { AvailableProvider } from './available-provider.tsx'
import { ConnectedProvider } from './connected-provider.tsx'
import { connectionsQuery } from '../../../step-up/step-up.api.ts'
import { connectionMessages } from './messages.ts'

type ConnectionsAnswer = ApiCalls['GET /api/account/connections']['answer']

/** The providers that are configured here, and those that were connected before. */
function providersOf({ available, connections }: ConnectionsAnswer) {
  const names = new Map<ProviderId, string>()
  for (const { id, displayName } of available) names.set(id, displayName)
  for (const { provider, displayName } of connections) names.set(provider, displayName)
  return [...names].map(([id, displayName]) => ({
    id,
    displayName,
    connection: connections.find(({ provider }) => provider === id)
  }))
}

/** The tab Connected Accounts. */
export function Connections() {
  const { backend } = useBackend()
  const noneDetail = backend.kind === 'demo' ? demoMessages.providers : connectionMessages.noneDetail
  return (
    <Section title={connectionMessages.title} note={connectionMessages.note}>
      <QueryBoundary query={useQuery(connectionsQuery)} rows={3}>
        {(answer) => {
          const providers = providersOf(answer)
          if (providers.length === 0) return <SectionRow name={connectionMessages.none} detail={noneDetail} />
          return providers.map(({ id, displayName, connection }) =>
            connection === undefined ? (
              <AvailableProvider key={id} id={id} displayName={displayName} />
            ) : (
              <ConnectedProvider key={id} connection={connection} />
            )
          )
        }}
      </QueryBoundary>
    </Section>
  )
}
