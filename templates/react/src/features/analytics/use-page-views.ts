import { useEffect, useState } from 'react'
import type { PageView, Result } from '../../domain/backend/port.ts'
import { useBackend } from '../../ui/backend.tsx'

/** Page views that were counted; undefined while they are not known. */
export function usePageViews(): Result<readonly PageView[]> | undefined {
  const backend = useBackend()
  const [views, setViews] = useState<Result<readonly PageView[]>>()

  useEffect(() => {
    let current = true
    async function load() {
      const result = await backend.visits()
      if (current) setViews(result)
    }
    void load()
    const leave = backend.subscribe((change) => {
      if (change.kind === 'visits') void load()
    })
    return () => {
      current = false
      leave()
    }
  }, [backend])
  return views
}
