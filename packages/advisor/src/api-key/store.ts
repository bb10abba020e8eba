/** The part of the Web Storage API that is used here. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The storages of an API key: localStorage, or sessionStorage until the tab is closed. Null where one is forbidden. */
export interface KeyStores {
  readonly local: KeyStorage | null
  readonly session: KeyStorage | null
}

/** The storage key of the API key, and another one that is read too (spec 1 §7). */
export const keyNames = ['claude_api_key', 'anthropic_api_key'] as const

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

/** The stored API key, that of the tab first; empty where there is none or storage is forbidden. */
export function readKey({ session, local }: KeyStores): string {
  for (const storage of [session, local]) {
    for (const name of keyNames) {
      const key = attempt(() => storage?.getItem(name))?.trim()
      if (key) return key
    }
  }
  return ''
}

/** Deletes the key from both storages; false where one is forbidden. */
export function removeKey(stores: KeyStores): boolean {
  const removed = [stores.session, stores.local].flatMap((storage) =>
    keyNames.map((name) => attempt(() => (storage?.removeItem(name), true)))
  )
  return removed.every((done) => done === true)
}

/** Stores a key in one storage only; false where it is full or forbidden. */
export function saveKey(stores: KeyStores, key: string, sessionOnly: boolean): boolean {
  const storage = sessionOnly ? stores.session : stores.local
  removeKey(stores)
  return attempt(() => (storage?.setItem(keyNames[0], key), storage !== null)) ?? false
}
