import type { ApiCalls, ProviderId } from '@sitewright/api'
import { Answer } from '../parts/answer.tsx'
import { Row, Section } from '../parts/section.tsx'
import { useConnections } from '../requests/use-connections.ts'
import { Connected } from './connected.tsx'
import { Connectable } from './connectable.tsx'
import { connectionMessages } from './messages.ts'

type Answered = ApiCalls['GET /api/account/connections']['answer']

/** Every provider that is set up here, and those that are connected from before. */
function providersOf({ available, connections }: Answered) {
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
  return (
    <Section title={connectionMessages.title} note={connectionMessages.note}>
      <Answer query={useConnections()} rows={3}>
        {(answer) => {
          const providers = providersOf(answer)
          if (providers.length === 0)
            return <Row name={connectionMessages.none} detail={connectionMessages.noneDetail} />
          return providers.map(({ id, displayName, connection }) =>
            connection === undefined ? (
              <Connectable key={id} id={id} displayName={displayName} />
            ) : (
              <Connected key={id} connection={connection} />
            )
          )
        }}
      </Answer>
    </Section>
  )
}
