import { accountMessages } from '@sitewright/api/messages'
import { createServerConnection, openTabChannel, type ServerConnection } from '@sitewright/client'
import { browserStorage } from '../lib/browser-storage.ts'
import { toast } from '../ui/toast.ts'
import { createDemoFetch } from './demo-fetch.ts'

let connection: ServerConnection | undefined

/** The one connection of the page, made with its first use. */
export function getServerConnection(): ServerConnection {
  connection ??= createServerConnection({
    origin: location.origin,
    storage: browserStorage(),
    tabs: openTabChannel(),
    createDemoFetch,
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
