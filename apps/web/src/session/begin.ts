import { accountMessages } from '@sitewright/api/messages'
import { toast } from '../ui/toast.ts'
import {
  findServer,
  healthTimeout,
  openDemo,
  patientTimeout,
  withoutServer,
  type Backend
} from './backend.ts'
import { createCell, type Cell } from './cell.ts'
import { browserStorage, markedArea } from './markers.ts'
import { createSession, type Session, type TabMessage } from './session.ts'
import { browserTabs } from './tabs.ts'

/** What answers, as far as it is known. */
export type BackendState = { kind: 'asking' } | Backend

/** All that lives as long as the page: the session, and what answers its calls. */
export interface Connection {
  session: Session
  backend: Pick<Cell<BackendState>, 'get' | 'subscribe'>
  /** Finds out what answers, where nobody has asked yet. */
  find: () => Promise<void>
  /** Looks again whether the server is there, and goes over to it; the demo is left with that. */
  findAgain: () => Promise<void>
  /** Shows the demo to somebody who is signed in to a server that does not answer. */
  showDemo: () => Promise<void>
}

/** Milliseconds until the first look at a server that is away, and between two looks in the end. */
const lookMs = { first: 5000, longest: 60_000 } as const

/** Connects the page with what answers, which is asked for with the first call. */
function connect(): Connection {
  const backend = createCell<BackendState>({ kind: 'asking' })
  const storage = browserStorage()
  const isSignedIn = (): boolean => markedArea(storage) !== undefined
  let found: Promise<Backend> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const take = (next: Backend): Backend => {
    found = Promise.resolve(next)
    backend.set(next)
    clearTimeout(timer)
    if (next.kind !== 'available') lookIn(lookMs.first)
    return next
  }
  const first = async (): Promise<Backend> => {
    const area = location.pathname.startsWith('/admin') ? 'admin' : 'user'
    const looked = await findServer(healthTimeout[area])
    return take(looked.kind === 'available' ? looked : withoutServer(looked.reason, isSignedIn()))
  }
  const find = (): Promise<Backend> => {
    found ??= first()
    return found
  }
  const session = createSession({
    fetch: async (request) => (await find()).fetch(request),
    origin: location.origin,
    storage,
    tabs: browserTabs<TabMessage>(),
    source: async () => ((await find()).kind === 'demo' ? 'demo' : 'server'),
    taken: ({ firstName, lastName }) =>
      toast({
        tone: 'warn',
        title: accountMessages.signedInElsewhere(`${firstName} ${lastName}`),
        text: accountMessages.signedInElsewhereNote,
        stay: false
      })
  })
  const findAgain = async (): Promise<void> => {
    const before = backend.get()
    const looked = await findServer(patientTimeout)
    if (backend.get() !== before) return
    if (looked.kind === 'away') {
      // Whoever works on a server goes on with it: a look that failed says no more than that.
      if (before.kind === 'available') backend.set(withoutServer(looked.reason, true))
      return
    }
    take(looked)
    if (before.kind === 'demo' || session.get().kind === 'unanswered') await session.restart()
  }
  const lookIn = (ms: number): void => {
    timer = setTimeout(() => {
      const look = document.visibilityState === 'visible' ? findAgain() : Promise.resolve()
      void look.finally(() => {
        if (backend.get().kind !== 'available') lookIn(Math.min(2 * ms, lookMs.longest))
      })
    }, ms)
  }
  return {
    session,
    backend,
    find: async () => void (await find()),
    findAgain,
    showDemo: async () => {
      const { kind } = backend.get()
      if (kind !== 'silent') return
      take(openDemo(accountMessages.checking))
      await session.restart()
    }
  }
}

let connection: Connection | undefined

/** The one connection of the page, made with its first use. */
export function theConnection(): Connection {
  connection ??= connect()
  return connection
}
