import { accountMessages } from '@sitewright/api/messages'
import {
  createDemoBackend,
  fallbackBackend,
  healthTimeout,
  probeServer,
  reconnectTimeout,
  type Backend
} from '../session/backend.ts'
import { createClientSession, type ClientSession, type TabMessage } from '../session/client-session.ts'
import { browserStorage } from '../lib/browser-storage.ts'
import { createStore, type ReadableStore } from '../lib/store.ts'
import { hintedArea } from '../session/session-hint.ts'
import { openTabChannel } from '../session/tab-channel.ts'
import { toast } from '../ui/toast.ts'

/** The backend that answers the calls, as far as it is known. */
export type BackendState = { kind: 'connecting' } | Backend

/** What lives as long as the page: the session, and its backend. */
export interface ServerConnection {
  session: ClientSession
  backend: ReadableStore<BackendState>
  /** Probes for a backend, where nothing has done so yet. */
  findBackend: () => Promise<void>
  /** Probes for the server again, and switches to it; the demo is left with that. */
  reconnect: () => Promise<void>
  /** Switches a user whose server is unreachable to the demo. */
  showDemo: () => Promise<void>
}

/** Milliseconds until the first health check of an unreachable server, and between two in the end (backoff). */
const probeIntervalMs = { first: 5000, longest: 60_000 } as const

/** Creates the connection of the page; the backend is probed with the first call. */
function createServerConnection(): ServerConnection {
  const backend = createStore<BackendState>({ kind: 'connecting' })
  const storage = browserStorage()
  const isSignedIn = (): boolean => hintedArea(storage) !== undefined
  let found: Promise<Backend> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const setBackend = (next: Backend): Backend => {
    found = Promise.resolve(next)
    backend.set(next)
    clearTimeout(timer)
    if (next.kind !== 'available') scheduleProbe(probeIntervalMs.first)
    return next
  }
  const probeFirst = async (): Promise<Backend> => {
    const area = location.pathname.startsWith('/admin') ? 'admin' : 'user'
    const probed = await probeServer(healthTimeout[area])
    return setBackend(probed.kind === 'available' ? probed : fallbackBackend(probed.reason, isSignedIn()))
  }
  const findBackend = (): Promise<Backend> => {
    found ??= probeFirst()
    return found
  }
  const session = createClientSession({
    fetch: async (request) => (await findBackend()).fetch(request),
    origin: location.origin,
    storage,
    tabs: openTabChannel<TabMessage>(),
    source: async () => ((await findBackend()).kind === 'demo' ? 'demo' : 'server'),
    onUserChange: ({ firstName, lastName }) =>
      toast({
        tone: 'warning',
        title: accountMessages.signedInElsewhere(`${firstName} ${lastName}`),
        text: accountMessages.signedInElsewhereNote,
        durationMs: false
      })
  })
  const reconnect = async (): Promise<void> => {
    const before = backend.get()
    const probed = await probeServer(reconnectTimeout)
    if (backend.get() !== before) return
    if (probed.kind === 'unreachable') {
      // A user who works on a server stays with it: a failed health check says no more than that.
      if (before.kind === 'available') backend.set(fallbackBackend(probed.reason, true))
      return
    }
    setBackend(probed)
    if (before.kind === 'demo' || session.get().kind === 'unreachable') await session.restart()
  }
  const scheduleProbe = (ms: number): void => {
    timer = setTimeout(() => {
      const probe = document.visibilityState === 'visible' ? reconnect() : Promise.resolve()
      void probe.finally(() => {
        if (backend.get().kind !== 'available') scheduleProbe(Math.min(2 * ms, probeIntervalMs.longest))
      })
    }, ms)
  }
  return {
    session,
    backend,
    findBackend: async () => void (await findBackend()),
    reconnect,
    showDemo: async () => {
      if (backend.get().kind !== 'unreachable') return
      setBackend(createDemoBackend(accountMessages.checking))
      await session.restart()
    }
  }
}

let connection: ServerConnection | undefined

/** The one connection of the page (a lazy singleton). */
export function getServerConnection(): ServerConnection {
  connection ??= createServerConnection()
  return connection
}
