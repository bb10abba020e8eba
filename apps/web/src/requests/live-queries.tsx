import type { EventTopic } from '@sitewright/api'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Attention } from '../lib/attention.ts'
import { useAttention } from '../lib/use-attention.ts'
import { createInvalidator } from './invalidator.ts'
import { useEvents, useMissedEvents } from './live-events.tsx'
import type { QueryName } from './request.ts'

/** The queries that show what a topic tells of. */
const topicQueries = {
  // A shared view is left behind where its owner changes.
  users: ['users', 'roles', 'views', 'dashboard'],
  jobs: ['jobs'],
  views: ['views'],
  checks: ['checks'],
  roles: ['roles', 'users'],
  alerts: ['alerts', 'dashboard'],
  databases: ['databases'],
  notices: ['notices'],
  preferences: ['preferences']
} as const satisfies Record<EventTopic, readonly QueryName[]>

/**
 * Fetches the queries on the page again when an event says that they are stale. On an unattended page it waits until
 * somebody is there: each call keeps the session from idling out, which is to end when nobody works (security bar 22).
 */
export function LiveQueries() {
  const attention = useAttention()
  return Object.entries(topicQueries).map(([topic, names]) => (
    <TopicQueries key={topic} topic={topic as EventTopic} names={names} attention={attention} />
  ))
}

interface TopicQueriesProps {
  topic: EventTopic
  names: readonly QueryName[]
  attention: Attention
}

function TopicQueries({ topic, names, attention }: TopicQueriesProps) {
  const client = useQueryClient()
  const [invalidator] = useState(() => createInvalidator(client, names))
  const isMissed = useRef(false)
  const invalidate = (): void => {
    isMissed.current = !attention.isAttended()
    if (!isMissed.current) invalidator.invalidate()
  }
  useEffect(() => invalidator.stop, [invalidator])
  useEffect(
    () =>
      attention.onReturn(() => {
        if (isMissed.current) invalidator.invalidate()
        isMissed.current = false
      }),
    [attention, invalidator]
  )
  useEvents(topic, invalidate)
  useMissedEvents(invalidate)
  return null
}
