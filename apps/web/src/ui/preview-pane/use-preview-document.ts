import type { FrameworkId } from '@sitewright/catalog'
import { useEffect, useState } from 'react'
import { previewDocument } from './preview-document.ts'

/** The srcdoc of the preview: loading, ready, or failed. */
export type PreviewSource =
  | { state: 'loading' }
  | { state: 'ready'; document: string }
  | { state: 'failed'; retry: () => void }

const loading: PreviewSource = { state: 'loading' }

/** Milliseconds after which it is prefetched, so that the first word need not wait for it. */
const prefetchDelayMs = 3000

/** The preview of a framework; that of another one is fetched once it is chosen. */
export function usePreviewDocument(framework: FrameworkId, needed: boolean): PreviewSource {
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState({ framework, source: loading })
  useEffect(() => {
    if (!needed) {
      const timer = setTimeout(() => void previewDocument(framework).catch(() => undefined), prefetchDelayMs)
      return () => clearTimeout(timer)
    }
    let wanted = true
    const retry = (): void => {
      setFound({ framework, source: loading })
      setAttempt(attempt + 1)
    }
    previewDocument(framework).then(
      (document) => wanted && setFound({ framework, source: { state: 'ready', document } }),
      () => wanted && setFound({ framework, source: { state: 'failed', retry } })
    )
    return () => {
      wanted = false
    }
  }, [attempt, framework, needed])
  return found.framework === framework ? found.source : loading
}
