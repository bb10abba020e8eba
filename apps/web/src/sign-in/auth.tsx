import { accountMessages } from '@sitewright/api/messages'
import type { BackendState, ClientSession, ServerConnection, SessionState } from '@sitewright/client'
import { createContext, use, useEffect, type ReactNode } from 'react'
import { useStore } from '../lib/use-store.ts'
import { getServerConnection } from './server-connection.ts'

const AuthContext = createContext<ServerConnection | undefined>(undefined)

/** The session, and whether a user is signed in. */
export interface Auth {
  state: SessionState
  session: ClientSession
}

/** Provides the session to the pages inside, and restores it from an earlier visit. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const connection = getServerConnection()
  const { session } = connection
  useEffect(() => {
    void session.start()
    const verifyWhenVisible = (): void => {
      if (document.visibilityState === 'visible' && session.get().kind === 'signed-in') void session.verify()
    }
    document.addEventListener('visibilitychange', verifyWhenVisible)
    return () => document.removeEventListener('visibilitychange', verifyWhenVisible)
  }, [session])
  return <AuthContext value={connection}>{children}</AuthContext>
}

function useServerConnection(): ServerConnection {
  const connection = use(AuthContext)
  if (connection === undefined) throw new Error(accountMessages.outsideProvider)
  return connection
}

export function useAuth(): Auth {
  const { session } = useServerConnection()
  return { state: useStore(session), session }
}

/** The backend that answers the calls, and the ways to reconnect. */
export function useBackend(): { backend: BackendState } & Pick<
  ServerConnection,
  'findBackend' | 'reconnect' | 'showDemo'
> {
  const { backend, findBackend, reconnect, showDemo } = useServerConnection()
  return { backend: useStore(backend), findBackend, reconnect, showDemo }
}
