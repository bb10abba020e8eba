import { useEffect, useState } from 'react'

/**
 * A hook for something that the whole app requests once for each key (memoized); null until the answer is there, or
 * without one.
 */
export function createLoadOncePer<Key extends string, Value>(
  load: (key: Key) => Promise<Value | null>
): (key: Key) => Value | null {
  const loading = new Map<Key, Promise<Value | null>>()
  const loadOnce = (key: Key): Promise<Value | null> => {
    const started = loading.get(key) ?? load(key)
    loading.set(key, started)
    return started
  }
  return function useLoaded(key) {
    const [found, setFound] = useState<{ key: Key; value: Value | null }>()
    useEffect(() => {
      let mounted = true
      void loadOnce(key).then((value) => mounted && setFound({ key, value }))
      return () => {
        mounted = false
      }
    }, [key])
    return found?.key === key ? found.value : null
  }
}

/** The same for something that there is one of. */
export function createLoadOnce<Value>(load: () => Promise<Value | null>): () => Value | null {
  const useLoaded = createLoadOncePer<'', Value>(load)
  return () => useLoaded('')
}
