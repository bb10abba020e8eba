import type { SessionUser } from '@sitewright/api'
import { createContext, use, useState, type ReactNode } from 'react'
import { lazyOnFirstUse } from '../../lib/lazy-on-first-use.tsx'
import { usePanelShortcuts } from './shortcuts/use-panel-shortcuts.ts'

/** What opens over any screen of the control panel; one takes the place of another. */
export type OverlayName = 'search' | 'notices' | 'preferences' | 'keys'

const OverlayContext = createContext<((name: OverlayName) => void) | undefined>(undefined)

/** Opens what stands over the screens. */
export function useOpenOverlay(): (name: OverlayName) => void {
  const open = use(OverlayContext)
  if (open === undefined) throw new Error('useOpenOverlay must be used within Overlays')
  return open
}

interface OverlayProps {
  user: SessionUser
  opened: boolean
  onClose: () => void
}

const isOpened = ({ opened }: OverlayProps): boolean => opened

const SearchDialog = lazyOnFirstUse<Omit<OverlayProps, 'opened' | 'onClose'> & { asked: number }>(
  async () => (await import('./search/search-dialog.tsx')).SearchDialog,
  ({ asked }) => asked > 0
)
const NoticesDrawer = lazyOnFirstUse<OverlayProps>(
  async () => (await import('./notices/notices-drawer.tsx')).NoticesDrawer,
  isOpened
)
const PreferencesDialog = lazyOnFirstUse<OverlayProps>(
  async () => (await import('./preferences/preferences-dialog.tsx')).PreferencesDialog,
  isOpened
)
const ShortcutsDialog = lazyOnFirstUse<OverlayProps>(
  async () => (await import('./shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog,
  isOpened
)

/** Search, notices, preferences and the list of keys: each is loaded when it is first opened. */
export function Overlays({ user, children }: { user: SessionUser; children: ReactNode }) {
  const [opened, setOpened] = useState<OverlayName>()
  const [asked, setAsked] = useState(0)
  const close = () => setOpened(undefined)
  const open = (name: OverlayName): void => {
    setOpened(name === 'search' ? undefined : name)
    if (name === 'search') setAsked((times) => times + 1)
  }
  usePanelShortcuts(user, open)
  const propsOf = (name: OverlayName) => ({ user, opened: opened === name, onClose: close })
  return (
    <OverlayContext value={open}>
      {children}
      <SearchDialog user={user} asked={asked} />
      <NoticesDrawer {...propsOf('notices')} />
      <PreferencesDialog {...propsOf('preferences')} />
      <ShortcutsDialog {...propsOf('keys')} />
    </OverlayContext>
  )
}
