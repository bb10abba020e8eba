import { accountMessages } from '@sitewright/api/messages'
import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { getServerConnection, type BackendState, type ServerConnection } from './server-connection.ts'
import type { ClientSession, SessionState } from '../session/client-session.ts'

const AuthContext = createContext<ServerConnection | undefined>(undefined)

/** Who is signed in, and the session's calls, for everything inside. */
export interface Auth {
  state: SessionState
  session: ClientSession
}

/** Makes the session known to the pages inside, and looks whether an earlier visit left one. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const connection = getServerConnection()
  const { session } = connection
  useEffect(() => {
    void session.start()
    const look = (): void => {
      if (document.visibilityState === 'visible' && session.get().kind === 'signed-in') void session.verify()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [session])
  return <AuthContext value={connection}>{children}</AuthContext>
}

function useConnection(): ServerConnection {
  const connection = use(AuthContext)
  if (connection === undefined) throw new Error(accountMessages.outsideProvider)
  return connection
}

export function useAuth(): Auth {
  const { session } = useConnection()
  const state = useSyncExternalStore(session.subscribe, session.get, session.get)
  return { state, session }
}

/** What answers the calls, and the ways to look for it. */
export function useBackend(): { backend: BackendState } & Pick<
  ServerConnection,
  'find' | 'findAgain' | 'showDemo'
> {
  const { backend, findBackend, reconnect, showDemo } = useConnection()
  return {
    backend: useSyncExternalStore(backend.subscribe, backend.get, backend.get),
    findBackend,
    reconnect,
    showDemo
  }
}
