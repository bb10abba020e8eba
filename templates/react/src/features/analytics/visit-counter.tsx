import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useBackend } from '../../ui/backend.tsx'
import { usePagePath } from '../../ui/site-context.tsx'

/** Counts page views, but not those of the page that shows the counts. Renders nothing. */
export function VisitCounter() {
  const backend = useBackend()
  const { pathname } = useLocation()
  const own = usePagePath('analytics')
  const last = useRef<string | null>(null)

  useEffect(() => {
    if (pathname === last.current) return
    last.current = pathname
    if (pathname !== own) void backend.countVisit({ path: pathname, at: Date.now() })
  }, [backend, pathname, own])

  return null
}
