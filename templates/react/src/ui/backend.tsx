import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode
} from 'react'
import { flushInOneTab, keepFlushing } from '../browser/flush-outbox.ts'
import { openSiteStore } from '../browser/stores.ts'
import type { Backend, BackendStatus } from '../domain/backend/port.ts'
import type { Store } from '../domain/backend/storage.ts'
import type { Site } from '../domain/site.ts'

interface Services {
  backend: Backend
  store: Store
}

const Context = createContext<Services | null>(null)

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
  const services = useMemo(
    () => ({ store, backend: flushInOneTab(createBackend(site, store)) }),
    [createBackend, site, store]
  )
  useEffect(() => keepFlushing(services.backend), [services])
  return <Context value={services}>{children}</Context>
}

export function useBackend(): Backend {
  return useServices().backend
}

/** Storage for what a feature keeps in this browser and no server needs to know. */
export function useStore(): Store {
  return useServices().store
}

/** Connection status; null on the server and until the page has started. */
export function useBackendStatus(): BackendStatus | null {
  const { backend } = useServices()
  const subscribe = useCallback((listener: () => void) => backend.subscribe(listener), [backend])
  return useSyncExternalStore(
    subscribe,
    () => backend.status(),
    () => null
  )
}

function useServices(): Services {
  const services = useContext(Context)
  if (services === null) throw new Error('BackendProvider is missing around this component.')
  return services
}
