import type { SharedProject } from '@sitewright/api'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { NoReferrer } from '../../../sign-in/fragment-token.tsx'
import { getServerConnection } from '../../../sign-in/server-connection.ts'
import { QueryBoundary } from '../../../requests/query-boundary.tsx'
import { createQueryClient } from '../../../requests/query-client.ts'
import { answerOrThrow } from '../../../requests/request-error.ts'
import { sharedMessages } from '../messages.ts'
import { SharedSite } from './shared-site.tsx'
import { uiMessages as messages } from '../../../ui/messages.ts'
import styles from './shared.module.css'

/** A shared project, opened by its link. The token is in the URL fragment, so that a reload shows it again. */
export function Shared() {
  const { session } = getServerConnection()
  const [client] = useState(() => createQueryClient(session))
  const { hash } = useLocation()
  return (
    <QueryClientProvider client={client}>
      <title>{messages.documentTitle(sharedMessages.title)}</title>
      <NoReferrer />
      <main id="main" tabIndex={-1} className={styles.page}>
        <SharedByToken token={hash.slice(1)} />
      </main>
    </QueryClientProvider>
  )
}

type SharedAnswer = { kind: 'found'; project: SharedProject } | { kind: 'gone' }

function SharedByToken({ token }: { token: string }) {
  const { session } = getServerConnection()
  const query = useQuery({
    queryKey: ['shared-project', token],
    queryFn: async (): Promise<SharedAnswer> => {
      if (!/^[\w-]{1,128}$/.test(token)) return { kind: 'gone' }
      const outcome = await session.call('GET /api/shared-projects/{token}', { path: { token } })
      if (!outcome.ok && outcome.status === 404) return { kind: 'gone' }
      return { kind: 'found', project: answerOrThrow(outcome) }
    }
  })
  return (
    <QueryBoundary query={query} rows={3}>
      {(answer) => (answer.kind === 'gone' ? <LinkEnded /> : <SharedSite project={answer.project} />)}
    </QueryBoundary>
  )
}

function LinkEnded() {
  return (
    <div role="status">
      <h1>{sharedMessages.goneTitle}</h1>
      <p className={styles.lead}>{sharedMessages.gone}</p>
    </div>
  )
}
