import type { EventData, EventTopic } from '@sitewright/api'
import type { LiveEvents, LiveState, SessionSource } from '@sitewright/client'
import { createContext, use, useEffect, useEffectEvent, type ReactNode } from 'react'
import { useStore } from '../lib/use-store.ts'

const LiveEventsContext = createContext<LiveEvents | undefined>(undefined)

interface LiveEventsProviderProps {
  events: LiveEvents
  /** Who answers the calls; undefined until that is known. */
  source: SessionSource | undefined
  children: ReactNode
}

/** Follows the event stream as long as the pages inside are open. */
export function LiveEventsProvider({ events, source, children }: LiveEventsProviderProps) {
  useEffect(() => {
    if (source === undefined) return undefined
    events.start(source)
    return () => events.stop()
  }, [events, source])
  return <LiveEventsContext value={events}>{children}</LiveEventsContext>
}

function useLiveEvents(): LiveEvents {
  const events = use(LiveEventsContext)
  if (events === undefined) throw new Error('useLiveEvents outside of LiveEventsProvider')
  return events
}

/** Calls the handler for every event of a topic. */
export function useEvents<T extends EventTopic>(topic: T, handler: (event: EventData<T>) => void): void {
  const events = useLiveEvents()
  const handle = useEffectEvent(handler)
  useEffect(() => events.on(topic, (event) => handle(event)), [events, topic])
}

/** Calls the handler where events were missed, so that everything is to be read anew. */
export function useMissedEvents(handler: () => void): void {
  const events = useLiveEvents()
  const handle = useEffectEvent(handler)
  useEffect(() => events.onReset(() => handle()), [events])
}

/** The status of the event stream. */
export function useLiveState(): LiveState {
  return useStore(useLiveEvents())
}
