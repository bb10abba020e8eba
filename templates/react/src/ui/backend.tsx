import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode
} from 'react'
import { flushInOneTab, keepFlushing } from '../browser/backends.ts'
import { openSiteStore } from '../browser/device.ts'
import type { Backend, BackendStatus } from '../domain/backend/port.ts'
import type { Store } from '../domain/backend/storage.ts'
import type { Site } from '../domain/site.ts'

interface BackendValue {
  backend: Backend
  store: Store
}

const BackendContext = createContext<BackendValue | null>(null)

/** Provides the backend and the browser's storage, and flushes the outbox once there is a network. */
export function BackendProvider({
  site,
  createBackend,
  children
}: {
  site: Site
  createBackend: (site: Site, store: Store) => Backend
  children: ReactNode
}) {
  const { businessName } = site.businessInfo
  const [prefix] = useState(`${businessName}:`)
  const store = useMemo(() => openSiteStore(prefix), [prefix])
  const value = useMemo(
    () => ({ store, backend: flushInOneTab(createBackend(site, store)) }),
    [createBackend, site, store]
  )
  useEffect(() => keepFlushing(value.backend), [value])
  return <BackendContext value={value}>{children}</BackendContext>
}

export function useBackend(): Backend {
  return useBackendValue().backend
}

/** Storage for what a feature keeps in this browser and no server needs to know. */
export function useStore(): Store {
  return useBackendValue().store
}

/** Connection status; null on the server and until the page has started. */
export function useBackendStatus(): BackendStatus | null {
  const { backend } = useBackendValue()
  const subscribe = useCallback((listener: () => void) => backend.subscribe(listener), [backend])
  return useSyncExternalStore(
    subscribe,
    () => backend.status(),
    () => null
  )
}

function useBackendValue(): BackendValue {
  const value = use(BackendContext)
  if (value === null) throw new Error('BackendProvider is missing around this component.')
  return value
}
