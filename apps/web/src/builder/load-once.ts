import { useEffect, useState } from 'react'

/** A hook for something that the whole app requests once (memoized); null until the answer is there, or without one. */
export function createLoadOnce<Value>(load: () => Promise<Value | null>): () => Value | null {
  let loading: Promise<Value | null> | undefined
  return function useLoaded() {
    const [value, setValue] = useState<Value | null>(null)
    useEffect(() => {
      let mounted = true
      loading ??= load()
      void loading.then((loaded) => mounted && setValue(loaded))
      return () => {
        mounted = false
      }
    }, [])
    return value
  }
}
