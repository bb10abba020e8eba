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

/** Stands in for a storage that is forbidden: what is put here is gone with the page. */
function createMemoryStorage(): NonNullable<KeyStores['session']> {
  const values = new Map<string, string>()
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name)
  }
}

const fallbackStorage = createMemoryStorage()

/** Where a key of the provider may be kept: in this browser, or until the tab is closed. */
export function keyStores(): KeyStores {
  return { local: browserStorage(), session: browserStorage('session') ?? fallbackStorage }
}

const keyChanges = createStore(0)

/** Tells the page that a key was kept or removed. */
export function notifyKeyChange(): void {
  keyChanges.set(keyChanges.get() + 1)
}

/** Whether a key of the provider is kept. */
export function useKeyConnected(): boolean {
  return useStore(keyChanges, () => readKey(keyStores()) !== '')
}

/** The name under which another address of the provider is kept, for gateways. */
const addressKey = 'sitewright.provider-address'

/** The address of the provider that the visitor named; undefined for the provider's own. */
export function findProviderAddress(): string | undefined {
  return browserStorage()?.getItem(addressKey) ?? undefined
}

export function setProviderAddress(address: string): void {
  const storage = browserStorage()
  if (address === '') storage?.removeItem(addressKey)
  else storage?.setItem(addressKey, address)
}

let running: AbortController | undefined

/** An analysis that runs: since when, in milliseconds of the page, and whether the provider was asked for it. */
export interface RunningAnalysis {
  since: number
  provider: boolean
}

const runningStore = createStore<RunningAnalysis | undefined>(undefined)

export function useRunningAnalysis(): RunningAnalysis | undefined {
  return useStore(runningStore)
}

/** A reason of the advisor in words; empty for one that this version does not know. */
export function reasonText(reason: string): string {
  return Object.hasOwn(failureMessages, reason) ? failureMessages[reason as FailureCode] : ''
}

/** Stops the analysis that runs. */
export function stopAnalysis(): void {
  running?.abort()
}

/** Starts where nothing runs yet, as the step does by itself on the first visit. */
export async function startFirstAnalysis(store: BuilderStore): Promise<void> {
  if (running === undefined) await startAnalysis(store)
}

/** Analyses the business of the state, by the provider where there is a key; a run that is on is stopped first. */
export async function startAnalysis(store: BuilderStore): Promise<void> {
  await runAnalysis(store, readKey(keyStores()))
}

/** Takes the built-in advice, whatever key there is. */
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
    store.get().businessInfo,
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
      current: store.get().aiRecommendations,
      // A run that another one has taken the place of says nothing more.
      dispatch: (action) => running === own && store.dispatch(action),
      toast: (shown) => running === own && toast(shown)
    },
    own.signal
  )
  if (running !== own) return
  running = undefined
  runningStore.set(undefined)
}
