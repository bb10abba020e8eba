import { analyse } from '@sitewright/builder'
import { providerName, readKey, recommend, type KeyStores } from '@sitewright/advisor'
import { browserStorage } from './browser-storage.ts'
import type { BuilderStore } from './session.ts'
import { showToast } from './toasts.ts'

/** Stands in for a storage that is forbidden: what is put here is gone with the page. */
function pageStorage(): NonNullable<KeyStores['session']> {
  const values = new Map<string, string>()
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name)
  }
}

const untilLeft = pageStorage()

function tabStorage(): KeyStores['session'] {
  try {
    return window.sessionStorage
  } catch {
    return untilLeft
  }
}

/** Where a key of the provider may be kept: in this browser, or until the tab is closed. */
export function keyStores(): KeyStores {
  return { local: browserStorage(), session: tabStorage() }
}

/** The name under which another address of the provider is kept, for gateways. */
const addressName = 'sitewright.provider-address'

/** The address of the provider that the visitor named; undefined for the provider's own. */
export function namedAddress(): string | undefined {
  return browserStorage()?.getItem(addressName) ?? undefined
}

export function nameAddress(address: string): void {
  const storage = browserStorage()
  if (address === '') storage?.removeItem(addressName)
  else storage?.setItem(addressName, address)
}

let running: AbortController | undefined

/** Stops the analysis that runs. */
export function stopAnalysis(): void {
  running?.abort()
}

/** Starts where nothing runs yet, as the step does by itself on the first visit. */
export async function startFirstAnalysis(store: BuilderStore): Promise<void> {
  if (running === undefined) await startAnalysis(store)
}

/** Analyses the business of the state; a run that is on is stopped first. */
export async function startAnalysis(store: BuilderStore): Promise<void> {
  running?.abort()
  const own = new AbortController()
  running = own
  const address = namedAddress()
  await analyse(
    store.get().businessInfo,
    {
      advise: (business, signal) =>
        recommend({
          business,
          key: readKey(keyStores()),
          ...(address === undefined ? {} : { baseURL: address }),
          ...(signal ? { signal } : {})
        }),
      providerName: providerName,
      dispatch: store.dispatch,
      toast: showToast
    },
    own.signal
  )
  if (running === own) running = undefined
}
