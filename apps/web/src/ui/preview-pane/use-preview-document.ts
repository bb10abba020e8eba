import { useEffect, useState } from 'react'
import { previewDocument } from './preview-document.ts'

/** The srcdoc of the preview: loading, ready, or failed. */
export type PreviewSource =
  | { state: 'loading' }
  | { state: 'ready'; document: string }
  | { state: 'failed'; retry: () => void }

/** Milliseconds after which it is prefetched, so that the first word need not wait for it. */
const prefetchDelayMs = 3000

export function usePreviewDocument(needed: boolean): PreviewSource {
  const [attempt, setAttempt] = useState(0)
  const [source, setSource] = useState<PreviewSource>({ state: 'loading' })
  useEffect(() => {
    if (!needed) {
      const timer = setTimeout(() => void previewDocument().catch(() => undefined), prefetchDelayMs)
      return () => clearTimeout(timer)
    }
    let wanted = true
    previewDocument().then(
      (document) => wanted && setSource({ state: 'ready', document }),
      () =>
        wanted &&
        setSource({
          state: 'failed',
          retry: () => {
            setSource({ state: 'loading' })
            setAttempt(attempt + 1)
          }
        })
    )
    return () => {
      wanted = false
    }
  }, [attempt, needed])
  return source
}
