import type { ApiCalls } from '@sitewright/api'
import type { QueryClient, UseMutationOptions } from '@tanstack/react-query'
import { mutation, query } from '../../../requests/request.ts'
import type { RequestError } from '../../../requests/request-error.ts'
import { toastFailure } from '../toasts.ts'
import { securityFailures } from './messages.ts'

type EndSession = ApiCalls['DELETE /api/account/sessions/{id}']
type Session = ApiCalls['GET /api/account/sessions']['answer']['sessions'][number]

const onFailure = ({ failure }: RequestError): void => toastFailure(securityFailures.session, failure)

export const sessionsQuery = query(['sessions'], 'GET /api/account/sessions', {})

function keepSessions(client: QueryClient, isStillOpen: (session: Session) => boolean): void {
  client.setQueryData(
    sessionsQuery.queryKey,
    (answer) => answer && { ...answer, sessions: answer.sessions.filter(isStillOpen) }
  )
}

/** Ends a session; an optimistic update takes it out of the list, and a failure brings it back. */
export const endSession: UseMutationOptions<EndSession['answer'], Error, EndSession['input']> = {
  ...mutation('DELETE /api/account/sessions/{id}', { invalidates: ['activity'], onFailure }),
  onMutate: async ({ path }, { client }) => {
    await client.cancelQueries({ queryKey: sessionsQuery.queryKey })
    keepSessions(client, ({ id }) => id !== path.id)
  },
  onError: (_error, _input, _result, { client }) =>
    void client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
}

export const endOtherSessions = mutation('POST /api/account/sessions/end-others', {
  invalidates: ['sessions', 'activity'],
  onAnswer: (_answer, { client }) => keepSessions(client, ({ current }) => current),
  onFailure
})
