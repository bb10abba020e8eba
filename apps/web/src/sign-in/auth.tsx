import { accountMessages } from '@sitewright/api/messages'
import type { BackendState, ClientSession, ServerConnection, SessionState, View } from '@sitewright/client'
import { createContext, use, useEffect, type ReactNode } from 'react'
import { useStore } from '../lib/use-store.ts'
import { getServerConnection } from './server-connection.ts'

const AuthContext = createContext<ServerConnection | undefined>(undefined)

/** The session whose pages are shown, and whether a user is signed in. */
export interface Auth {
  state: SessionState
  /** One's own, or that of the person whose pages are viewed. */
  session: ClientSession
}

/** Provides the session to the pages inside, and restores it from an earlier visit. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const connection = getServerConnection()
  const { session: own, viewAs } = connection
  useEffect(() => {
    void own.start()
    const verifyWhenVisible = (): void => {
      const session = viewAs.session.get()
      if (document.visibilityState === 'visible' && session.get().kind === 'signed-in') void session.verify()
    }
    document.addEventListener('visibilitychange', verifyWhenVisible)
    return () => document.removeEventListener('visibilitychange', verifyWhenVisible)
  }, [own, viewAs])
  return <AuthContext value={connection}>{children}</AuthContext>
}

function useServerConnection(): ServerConnection {
  const connection = use(AuthContext)
  if (connection === undefined) throw new Error(accountMessages.outsideProvider)
  return connection
}

export function useAuth(): Auth {
  const session = useStore(useServerConnection().viewAs.session)
  return { state: useStore(session), session }
}

/** The administrator's own session, also while they view as another user. */
export function useOwnSession(): ClientSession {
  return useServerConnection().session
}

/** The current view as another user; undefined where there is none. */
export function useView(): View | undefined {
  const state = useStore(useServerConnection().viewAs)
  return state.kind === 'off' ? undefined : state.view
}

/** Ends the view as another user; undefined where there is none. */
export function useStopViewing(): (() => void) | undefined {
  const { viewAs } = useServerConnection()
  return useStore(viewAs).kind === 'off' ? undefined : () => void viewAs.end()
}

/** The backend that answers the calls, and the ways to reconnect. */
export function useBackend(): { backend: BackendState } & Pick<
  ServerConnection,
  'findBackend' | 'reconnect' | 'showDemo'
> {
  const { backend, findBackend, reconnect, showDemo } = useServerConnection()
  return { backend: useStore(backend), findBackend, reconnect, showDemo }
}
