import { analyse } from '@sitewright/builder'
import {
  failureMessages,
  providerName,
  readKey,
  recommend,
  type FailureCode,
  type KeyStores
} from '@sitewright/advisor'
import { browserStorage } from '../lib/browser-storage.ts'
import { createStore } from '../lib/store.ts'
import { useStore } from '../lib/use-store.ts'
import type { BuilderStore } from './builder-store.ts'
import { toast } from '../ui/toast.ts'

/** In-memory fallback for a storage that is forbidden: what is stored here is gone with the page. */
function createMemoryStorage(): NonNullable<KeyStores['session']> {
  const values = new Map<string, string>()
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name)
  }
}

const fallbackStorage = createMemoryStorage()

/** The storages of an API key: this browser's, or that of the tab. */
export function keyStores(): KeyStores {
  return { local: browserStorage(), session: browserStorage('session') ?? fallbackStorage }
}

const keyChanges = createStore(0)

/** Notifies the page that an API key was saved or removed. */
export function notifyKeyChange(): void {
  keyChanges.set(keyChanges.get() + 1)
}

/** True where an API key is stored. */
export function useKeyConnected(): boolean {
  return useStore(keyChanges, () => readKey(keyStores()) !== '')
}

/** Storage key of another base URL of the provider, for gateways. */
const addressKey = 'sitewright.provider-address'

/** The base URL that the visitor set; undefined for the provider's own. */
export function findProviderAddress(): string | undefined {
  return browserStorage()?.getItem(addressKey) ?? undefined
}

export function setProviderAddress(address: string): void {
  const storage = browserStorage()
  if (address === '') storage?.removeItem(addressKey)
  else storage?.setItem(addressKey, address)
}

let running: AbortController | undefined

/** A running analysis: its start, in milliseconds of the page, and whether the provider was asked for it. */
export interface RunningAnalysis {
  since: number
  provider: boolean
}

const runningStore = createStore<RunningAnalysis | undefined>(undefined)

export function useRunningAnalysis(): RunningAnalysis | undefined {
  return useStore(runningStore)
}

/** The text of an advisor's reason; empty for one that this version does not know. */
export function reasonText(reason: string): string {
  return Object.hasOwn(failureMessages, reason) ? failureMessages[reason as FailureCode] : ''
}

/** Cancels the running analysis. */
export function stopAnalysis(): void {
  running?.abort()
}

/** Starts an analysis where none runs yet, as the step does by itself on the first visit. */
export async function startFirstAnalysis(store: BuilderStore): Promise<void> {
  if (running === undefined) await startAnalysis(store)
}

/** Analyses the business, by the provider where there is an API key; a running analysis is cancelled first. */
export async function startAnalysis(store: BuilderStore): Promise<void> {
  await runAnalysis(store, readKey(keyStores()))
}

/** Analyses with the built-in advisor, even where there is an API key. */
export async function startBuiltInAnalysis(store: BuilderStore): Promise<void> {
  await runAnalysis(store, '')
}

async function runAnalysis(store: BuilderStore, key: string): Promise<void> {
  running?.abort()
  const own = new AbortController()
  running = own
  runningStore.set({ since: performance.now(), provider: key !== '' })
  const address = findProviderAddress()
  await analyse(
    store.get().site.businessInfo,
    {
      advise: (business, signal) =>
        recommend({
          business,
          key,
          ...(address === undefined ? {} : { baseURL: address }),
          ...(signal ? { signal } : {})
        }),
      providerName,
      reasonText,
      current: store.get().site.aiRecommendations,
      // A superseded run reports nothing (race condition).
      dispatch: (action) => running === own && store.dispatch(action),
      toast: (shown) => running === own && toast(shown)
    },
    own.signal
  )
  if (running !== own) return
  running = undefined
  runningStore.set(undefined)
}
