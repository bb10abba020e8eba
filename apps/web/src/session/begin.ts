import { findBackend, healthTimeout, type Backend } from './backend.ts'
import { createCell, type Cell } from './cell.ts'
import { browserStorage } from './markers.ts'
import { createSession, type Session } from './session.ts'
import { browserTabs } from './tabs.ts'

/** What answers, as far as it is known. */
export type BackendState = { kind: 'asking' } | Backend

/** All that lives as long as the page: the session, and what answers its calls. */
export interface Connection {
  session: Session
  backend: Pick<Cell<BackendState>, 'get' | 'subscribe'>
  /** Looks again whether a server is there. The calls of this page stay with whatever answered first. */
  findAgain: () => Promise<void>
}

/** Connects the page with what answers, which is asked for with the first call. */
function connect(): Connection {
  const backend = createCell<BackendState>({ kind: 'asking' })
  let found: Promise<Backend> | undefined
  const look = async (): Promise<Backend> => {
    const area = location.pathname.startsWith('/admin') ? 'admin' : 'user'
    const answer = await findBackend(healthTimeout[area])
    backend.set(answer)
    return answer
  }
  const find = (): Promise<Backend> => {
    found ??= look()
    return found
  }
  const session = createSession({
    fetch: async (request) => (await find()).fetch(request),
    origin: location.origin,
    storage: browserStorage(),
    tabs: browserTabs()
  })
  return {
    session,
    backend,
    findAgain: async () => {
      await look()
    }
  }
}

let connection: Connection | undefined

/** The one connection of the page, made with its first use. */
export function theConnection(): Connection {
  connection ??= connect()
  return connection
}
