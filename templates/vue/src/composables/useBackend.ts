import {
  computed,
  inject,
  onMounted,
  provide,
  watch,
  type ComputedRef,
  type InjectionKey,
  type Ref
} from 'vue'
import { flushInOneTab, keepFlushing } from '../browser/backends.ts'
import { openSiteStore } from '../browser/device.ts'
import type { Backend, BackendStatus } from '../domain/backend/port.ts'
import type { Store } from '../domain/backend/storage.ts'
import { visitorOf, type CurrentVisitor } from '../domain/sessions/visitor.ts'
import type { Site } from '../domain/site.ts'
import { useBrowserValue } from './useBrowserValue.ts'
import { useSite } from './useSite.ts'

interface BackendValue {
  backend: Backend
  store: Store
}

const backendKey: InjectionKey<ComputedRef<BackendValue>> = Symbol('backend')

/** Provides the backend and the browser's storage, and flushes the outbox once there is a network. */
export function provideBackend(createBackend: (site: Site, store: Store) => Backend): void {
  const site = useSite()
  const store = openSiteStore(`${site.value.businessInfo.businessName}:`)
  const value = computed(() => ({ store, backend: flushInOneTab(createBackend(site.value, store)) }))
  provide(backendKey, value)
  onMounted(() =>
    watch(value, ({ backend }, _, onCleanup) => onCleanup(keepFlushing(backend)), { immediate: true })
  )
}

function useBackendValue(): ComputedRef<BackendValue> {
  const value = inject(backendKey)
  if (value === undefined) throw new Error('No backend is provided to this component.')
  return value
}

export function useBackend(): ComputedRef<Backend> {
  const value = useBackendValue()
  return computed(() => value.value.backend)
}

/** Storage for what a feature keeps in this browser and no server needs to know. */
export function useStore(): ComputedRef<Store> {
  const value = useBackendValue()
  return computed(() => value.value.store)
}

/** Connection status; null on the server and until the page has started. */
export function useBackendStatus(): Readonly<Ref<BackendStatus | null>> {
  const backend = useBackend()
  return useBrowserValue<BackendStatus | null>(() => {
    const current = backend.value
    return {
      get: () => current.status(),
      subscribe: (listener) => current.subscribe(listener),
      prerendered: null
    }
  })
}

/** The visitor who is signed in, null for nobody, undefined while that is not known. */
export function useVisitor(): Readonly<Ref<CurrentVisitor>> {
  const backend = useBackend()
  return useBrowserValue<CurrentVisitor>(() => ({ ...visitorOf(backend.value), prerendered: undefined }))
}
