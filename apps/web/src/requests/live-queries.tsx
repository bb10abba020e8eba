import type { EventPayload, EventTopic } from '@sitewright/api'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Attention } from '../lib/attention.ts'
import { useAttention } from '../lib/use-attention.ts'
import { createInvalidator, type StaleQueries } from './invalidator.ts'
import { useEvents, useMissedEvents } from './live-events.tsx'
import type { QueryName } from './request.ts'

/** The queries that show what a topic tells of. */
const topicQueries = {
  // Roles count their users, and a shared view is left behind where its owner changes.
  users: ['users', 'roles', 'views', 'dashboard'],
  jobs: ['jobs'],
  views: ['views'],
  checks: ['checks'],
  roles: ['roles', 'users'],
  alerts: ['alerts', 'dashboard'],
  databases: ['databases'],
  tenants: ['tenants'],
  // The server that runs the query reads it; a page learns of it by the answer.
  queries: [],
  notices: ['notices'],
  preferences: ['preferences']
} as const satisfies Record<EventTopic, readonly QueryName[]>

const counts: ReadonlySet<unknown> = new Set(['count', 'summary'])
const isNoCount: StaleQueries['condition'] = ({ queryKey }) => !counts.has(queryKey[1])

/** The queries that an event invalidates, where these are fewer than those of its topic. */
const narrower: { [T in EventTopic]?: (payload: EventPayload<T>) => readonly StaleQueries[] | undefined } = {
  users: ({ change }) =>
    ({
      renamed: [{ name: 'users' as const, condition: isNoCount }],
      'sessions-ended': [{ name: 'users' as const }, { name: 'dashboard' as const }],
      added: undefined,
      changed: undefined,
      deleted: undefined
    })[change]
}

/**
 * Fetches the queries on the page again when an event says that they are stale. On an unattended page it waits until
 * a user is there: each call keeps the session from idling out, which is to end when nobody works (security bar 22).
 */
export function LiveQueries() {
  const attention = useAttention()
  return Object.entries(topicQueries).map(([topic, names]) => (
    <TopicQueries key={topic} topic={topic as EventTopic} names={names} attention={attention} />
  ))
}

interface TopicQueriesProps<T extends EventTopic> {
  topic: T
  names: readonly QueryName[]
  attention: Attention
}

function TopicQueries<T extends EventTopic>({ topic, names, attention }: TopicQueriesProps<T>) {
  const client = useQueryClient()
  const [invalidator] = useState(() => createInvalidator(client))
  const [all] = useState(() => names.map((name): StaleQueries => ({ name })))
  const isMissed = useRef(false)
  const invalidate = (stale: readonly StaleQueries[]): void => {
    if (attention.isAttended()) invalidator.invalidate(stale)
    else isMissed.current = true
  }
  useEffect(() => invalidator.stop, [invalidator])
  useEffect(
    () =>
      attention.onReturn(() => {
        if (isMissed.current) invalidator.invalidate(all)
        isMissed.current = false
      }),
    [attention, invalidator, all]
  )
  useEvents(topic, ({ payload }) => invalidate(narrower[topic]?.(payload) ?? all))
  useMissedEvents(() => invalidate(all))
  return null
}
