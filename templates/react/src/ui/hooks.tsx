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
import { minute, openSiteStore } from '../browser/device.ts'
import { started, visitorLocale, type BrowserValue } from '../browser/page.ts'
import type { Backend, BackendStatus } from '../domain/backend/port.ts'
import type { Store } from '../domain/backend/storage.ts'
import type { LocalTime } from '../domain/calendar.ts'
import type { Observable } from '../domain/sessions/observable.ts'
import { visitorOf, type CurrentVisitor } from '../domain/sessions/visitor.ts'
import type { Site } from '../domain/site.ts'
import { timeOfDay } from '../domain/text.ts'
import { localTime, timeZoneOf } from '../domain/time-zone.ts'
import { useContent, useSite } from './site-context.tsx'

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

/** What only the browser knows: on the server and during hydration as it is prerendered, and right after as it is. */
export function useBrowserValue<State>({ get, subscribe, prerendered }: BrowserValue<State>): State {
  return useSyncExternalStore(subscribe, get, () => prerendered)
}

/** False on the server and during hydration. */
export function useStarted(): boolean {
  return useBrowserValue(started)
}

/** The time, to the minute; undefined until the page has started. */
export function useNow(): Date | undefined {
  return useBrowserValue(minute)
}

/** Day and minute at the business; undefined until the page has started. */
export function useBusinessTime(): LocalTime | undefined {
  const zone = timeZoneOf(useSite())
  const now = useNow()
  return useMemo(() => now && localTime(now, zone), [now, zone])
}

/** The locale for numbers and dates; the language of the page until it has started. */
export function useLocale(): string {
  const content = useContent()
  return useBrowserValue(useMemo(() => visitorLocale(content), [content]))
}

/** Writes the time of day of a moment in milliseconds, as the locale does. */
export function useTimeOfDay(): (time: number) => string {
  const locale = useLocale()
  return useMemo(() => timeOfDay(locale), [locale])
}

/** The state of a session, drawn anew after each change. On the server and while hydrating it is the first state. */
export function useObservable<State>({ get, subscribe }: Observable<State>): State {
  return useSyncExternalStore(subscribe, get, get)
}

/** The visitor who is signed in, null for nobody, undefined while that is not known. */
export function useVisitor(): CurrentVisitor {
  return useBrowserValue({ ...visitorOf(useBackend()), prerendered: undefined })
}

/** State of a navigation after which the page stays scrolled as it is: only a part of it is another one. */
export const stillState = 'still'
