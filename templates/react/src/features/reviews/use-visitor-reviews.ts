import { useCallback, useEffect, useState } from 'react'
import type { Change, VisitorReview } from '../../domain/backend/port.ts'
import { errorMessage } from '../../domain/messages.ts'
import { useBackend, useChanges } from '../../ui/backend.tsx'

/** Reviews that visitors wrote: those the backend knows, and at once those written here. */
export function useVisitorReviews() {
  const backend = useBackend()
  const [reviews, setReviews] = useState<readonly VisitorReview[]>([])
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    let current = true
    async function load() {
      const result = await backend.reviews()
      if (!current) return
      if (result.ok) setReviews(result.value)
      else setFailure(errorMessage(result.code))
    }
    void load()
    return () => {
      current = false
    }
  }, [backend])

  useChanges(
    useCallback((change: Change) => {
      if (change.kind === 'review') setReviews((known) => [change.review, ...known])
    }, [])
  )
  return { reviews, failure }
}
