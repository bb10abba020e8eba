import { accountMessages } from '@sitewright/api/messages'
import { toast } from '../ui/toast.ts'
import {
  probeServer,
  healthTimeout,
  createDemoBackend,
  reconnectTimeout,
  fallbackBackend,
  type Backend
} from '../session/backend.ts'
import { createStore, type Store } from '../session/store.ts'
import { browserStorage, hintedArea } from '../session/session-hint.ts'
import { createClientSession, type ClientSession, type TabMessage } from '../session/client-session.ts'
import { openTabChannel } from '../session/tab-channel.ts'

/** What answers, as far as it is known. */
export type BackendState = { kind: 'asking' } | Backend

/** All that lives as long as the page: the session, and what answers its calls. */
export interface ServerConnection {
  session: ClientSession
  backend: Pick<Store<BackendState>, 'get' | 'subscribe'>
  /** Finds out what answers, where nobody has asked yet. */
  findBackend: () => Promise<void>
  /** Looks again whether the server is there, and goes over to it; the demo is left with that. */
  reconnect: () => Promise<void>
  /** Shows the demo to somebody who is signed in to a server that does not answer. */
  showDemo: () => Promise<void>
}

/** Milliseconds until the first look at a server that is away, and between two looks in the end. */
const probeIntervalMs = { first: 5000, longest: 60_000 } as const

/** Connects the page with what answers, which is asked for with the first call. */
function createServerConnection(): ServerConnection {
  const backend = createStore<BackendState>({ kind: 'asking' })
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
  const findFirst = async (): Promise<Backend> => {
    const area = location.pathname.startsWith('/admin') ? 'admin' : 'user'
    const looked = await probeServer(healthTimeout[area])
    return setBackend(looked.kind === 'available' ? looked : fallbackBackend(looked.reason, isSignedIn()))
  }
  const find = (): Promise<Backend> => {
    found ??= findFirst()
    return found
  }
  const session = createClientSession({
    fetch: async (request) => (await find()).fetch(request),
    origin: location.origin,
    storage,
    tabs: openTabChannel<TabMessage>(),
    source: async () => ((await find()).kind === 'demo' ? 'demo' : 'server'),
    onUserChange: ({ firstName, lastName }) =>
      toast({
        tone: 'warn',
        title: accountMessages.signedInElsewhere(`${firstName} ${lastName}`),
        text: accountMessages.signedInElsewhereNote,
        stay: false
      })
  })
  const findAgain = async (): Promise<void> => {
    const before = backend.get()
    const looked = await probeServer(reconnectTimeout)
    if (backend.get() !== before) return
    if (looked.kind === 'away') {
      // Whoever works on a server goes on with it: a look that failed says no more than that.
      if (before.kind === 'available') backend.set(fallbackBackend(looked.reason, true))
      return
    }
    setBackend(looked)
    if (before.kind === 'demo' || session.get().kind === 'unanswered') await session.restart()
  }
  const scheduleProbe = (ms: number): void => {
    timer = setTimeout(() => {
      const look = document.visibilityState === 'visible' ? findAgain() : Promise.resolve()
      void look.finally(() => {
        if (backend.get().kind !== 'available') scheduleProbe(Math.min(2 * ms, probeIntervalMs.longest))
      })
    }, ms)
  }
  return {
    session,
    backend,
    findBackend: async () => void (await find()),
    reconnect,
    showDemo: async () => {
      const { kind } = backend.get()
      if (kind !== 'silent') return
      setBackend(createDemoBackend(accountMessages.checking))
      await session.restart()
    }
  }
}

let connection: ServerConnection | undefined

/** The one connection of the page, made with its first use. */
export function getServerConnection(): ServerConnection {
  connection ??= createServerConnection()
  return connection
}
