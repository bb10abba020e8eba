import { useEffect } from 'react'
import { useStore } from '../../lib/use-store.ts'
import { getServerConnection } from '../server-connection.ts'
import { useSessionPolling } from '../use-session-polling.ts'
import { reportReload } from './report-reload.ts'
import { usePageExchange } from './use-page-exchange.ts'
import { ViewBanner } from './view-banner.tsx'

/** Leads from the pages of one person to those of another, and draws the banner over what is not one's own. */
export function ViewAs() {
  const { viewAs } = getServerConnection()
  const state = useStore(viewAs)
  usePageExchange(viewAs, state)
  useEffect(() => void reportReload(), [])
  useSessionPolling(useStore(viewAs.session), { isSignedIn: state.kind === 'viewing' })
  return state.kind === 'viewing' ? <ViewBanner view={state.view} onStop={viewAs.end} /> : null
}
