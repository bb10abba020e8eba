import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import { clock } from '../../browser/clock.ts'
import { createPageCounter } from '../../domain/sessions/page-counter.ts'
import { useBackend } from '../../ui/backend.tsx'
import { usePagePath } from '../../ui/site-context.tsx'

/** Counts page views. Renders nothing. */
export function VisitCounter() {
  const backend = useBackend()
  const { pathname } = useLocation()
  const uncounted = usePagePath('analytics')
  const counter = useMemo(() => createPageCounter({ now: clock.now, uncounted }), [uncounted])
  useEffect(() => counter.count(backend, pathname), [counter, backend, pathname])
  return null
}
