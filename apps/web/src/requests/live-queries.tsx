import type { EventTopic } from '@sitewright/api'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createInvalidator } from './invalidator.ts'
import { useEvents, useMissedEvents } from './live-events.tsx'
import type { QueryName } from './request.ts'

/** The queries that show what a topic tells of. */
const topicQueries = {
  users: ['users', 'roles']
} as const satisfies Record<EventTopic, readonly QueryName[]>

/** Fetches the queries on the page again when an event says that they are stale. */
export function LiveQueries() {
  return Object.entries(topicQueries).map(([topic, names]) => (
    <TopicQueries key={topic} topic={topic as EventTopic} names={names} />
  ))
}

interface TopicQueriesProps {
  topic: EventTopic
  names: readonly QueryName[]
}

function TopicQueries({ topic, names }: TopicQueriesProps) {
  const client = useQueryClient()
  const [invalidator] = useState(() => createInvalidator(client, names))
  useEffect(() => invalidator.stop, [invalidator])
  useEvents(topic, invalidator.invalidate)
  useMissedEvents(invalidator.invalidate)
  return null
}
