import { accountMessages } from '@sitewright/api/messages'
import {
  createLiveEvents,
  createServerConnection,
  openTabChannel,
  type LiveEvents,
  type ServerConnection
} from '@sitewright/client'
import { browserStorage } from '../lib/browser-storage.ts'
import { toast } from '../ui/toast.ts'
import { createLazyDemoFetch } from './lazy-demo-fetch.ts'

let connection: ServerConnection | undefined
let liveEvents: LiveEvents | undefined

/** The one connection of the page, made with its first use. */
export function getServerConnection(): ServerConnection {
  connection ??= createServerConnection({
    origin: location.origin,
    storage: browserStorage(),
    tabs: openTabChannel(),
    createDemoFetch: createLazyDemoFetch,
    currentArea: () => (location.pathname.startsWith('/admin') ? 'admin' : 'user'),
    onUserChange: ({ firstName, lastName }) =>
      toast({
        tone: 'warning',
        title: accountMessages.signedInElsewhere(`${firstName} ${lastName}`),
        text: accountMessages.signedInElsewhereNote,
        durationMs: false
      })
  })
  return connection
}

/** The events of the control panel on this page, made with their first use. */
export function getLiveEvents(): LiveEvents {
  liveEvents ??= createLiveEvents({
    fetch: getServerConnection().session.fetch,
    origin: location.origin,
    openTabs: (source) =>
      openTabChannel({ channel: `sitewright.events.${source}.1`, lock: `sitewright.events.${source}` })
  })
  return liveEvents
}

/** Ends both; the next use makes them anew, as on a page that was just loaded. */
export function closeConnection(): void {
  liveEvents?.stop()
  connection?.close()
  connection = undefined
  liveEvents = undefined
}
