import type { SessionUser } from '@sitewright/api'
import { accountMessages } from '@sitewright/api/messages'
import type { Fetch } from './api-client.ts'
import {
  createDemoBackend,
  fallbackBackend,
  healthTimeout,
  probeServer,
  reconnectTimeout,
  type Backend,
  type ProbeResult
} from './backend.ts'
import { createClientSession, type ClientSession, type TabMessage } from './client-session.ts'
import { hintedArea, type Area } from './session-hint.ts'
import { createStore, type ReadableStore } from './store.ts'
import type { TabChannel } from './tab-channel.ts'
import { createViewAs, type ViewAs } from './view-as.ts'

/** The backend of the calls, as far as it is known. */
export type BackendState = { kind: 'connecting' } | Backend

/** The connection of a page: its session, and its backend. */
export interface ServerConnection {
  /** The browser's own session, also while viewing as another user. */
  session: ClientSession
  /** Viewing as another user; pages send their calls with its `session`. */
  viewAs: ViewAs
  backend: ReadableStore<BackendState>
  /** Probes for a backend, unless it was done already. */
  findBackend: () => Promise<void>
  /**
   * Probes for the server again, and switches to it, also from the demo. A server that takes longer than `timeoutMs`
   * counts as unreachable, but its calls continue.
   */
  reconnect: (timeoutMs?: number) => Promise<void>
  /** Switches a user whose server is unreachable to the demo. */
  showDemo: () => Promise<void>
  /** Closes it: later calls get no response, and messages of other tabs are ignored. */
  close: () => void
}

/** Milliseconds until the first health check of an unreachable server, and the maximum interval (backoff). */
const probeIntervalMs = { first: 5000, longest: 60_000 } as const

/** Dependencies of a connection, which tests replace. */
export interface ServerConnectionOptions {
  origin: string
  storage: Storage | null
  tabs: TabChannel<TabMessage>
  /** Starts the demo in place of a server. */
  createDemoFetch: () => Fetch
  /** The current area; the control panel has a shorter timeout. */
  currentArea: () => Area
  /** Another tab has signed another user in. */
  onUserChange: (user: SessionUser) => void
  /** Whether the page is visible. @default `document.visibilityState` */
  isVisible?: () => boolean
  /** The health check. @default over the network */
  probe?: (timeoutMs: number) => Promise<ProbeResult>
}

/** Creates the connection of a page; the backend is probed with the first call. */
export function createServerConnection({
  origin,
  storage,
  tabs,
  createDemoFetch,
  currentArea,
  onUserChange,
  isVisible = () => document.visibilityState === 'visible',
  probe = probeServer
}: ServerConnectionOptions): ServerConnection {
  const backend = createStore<BackendState>({ kind: 'connecting' })
  const isSignedIn = (): boolean => hintedArea(storage) !== undefined
  let found: Promise<Backend> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false

  const setBackend = (next: Backend): Backend => {
    found = Promise.resolve(next)
    backend.set(next)
    clearTimeout(timer)
    if (next.kind !== 'available') scheduleProbe(probeIntervalMs.first)
    return next
  }
  const probeFirst = async (): Promise<Backend> => {
    const probed = await probe(healthTimeout[currentArea()])
    if (probed.kind === 'available') return setBackend(probed)
    return setBackend(fallbackBackend(probed.reason, isSignedIn(), createDemoFetch))
  }
  const findBackend = (): Promise<Backend> => {
    found ??= probeFirst()
    return found
  }
  const fetch: Fetch = async (request) => {
    if (isClosed) return new Promise(() => undefined)
    return (await findBackend()).fetch(request)
  }
  const session = createClientSession({
    fetch,
    origin,
    storage,
    tabs,
    source: async () => ((await findBackend()).kind === 'demo' ? 'demo' : 'server'),
    onUserChange
  })
  const reconnect = async (timeoutMs: number = reconnectTimeout): Promise<void> => {
    const before = backend.get()
    const probed = await probe(timeoutMs)
    if (backend.get() !== before) return
    if (probed.kind === 'unreachable') {
      // A page that has found a server stays with it after a failed health check, signed in or not.
      if (before.kind === 'available') backend.set(fallbackBackend(probed.reason, true, createDemoFetch))
      return
    }
    setBackend(probed)
    if (before.kind === 'demo' || session.get().kind === 'unreachable') await session.restart()
  }
  const scheduleProbe = (ms: number): void => {
    if (isClosed) return
    timer = setTimeout(() => {
      const probed = isVisible() ? reconnect() : Promise.resolve()
      void probed.finally(() => {
        if (backend.get().kind !== 'available') scheduleProbe(Math.min(2 * ms, probeIntervalMs.longest))
      })
    }, ms)
  }
  return {
    session,
    viewAs: createViewAs({ own: session, fetch, origin }),
    backend,
    findBackend: async () => void (await findBackend()),
    reconnect,
    showDemo: async () => {
      if (backend.get().kind !== 'unreachable') return
      setBackend(createDemoBackend(accountMessages.checking, createDemoFetch()))
      await session.restart()
    },
    close: () => {
      isClosed = true
      clearTimeout(timer)
      tabs.close()
    }
  }
}
