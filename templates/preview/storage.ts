/** In-memory replacement of sessionStorage, with as much of its API as the router needs. */
const kept = new Map<string, string>()
const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key)
}

/** A frame of opaque origin has no storage: asking for it throws, and the router warns of that on every page it leaves. */
if (window.origin === 'null') Object.defineProperty(window, 'sessionStorage', { value: storage })
