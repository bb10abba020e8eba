import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import { clock } from '../../browser/device.ts'
import { simulatedVisits } from '../../domain/backend/simulated.ts'
import { analytics as definition } from '../../domain/features/analytics.ts'
import { createPageCounter } from '../../domain/sessions/page-counter.ts'
import type { FeatureOf } from '../../feature.ts'
import { useBackend } from '../../ui/hooks.tsx'
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

/** How the site was used, counted for real. */
export const analytics: FeatureOf<typeof definition> = {
  ...definition,
  load: { analytics: () => import('./page.tsx') },
  components: { floating: VisitCounter },
  simulated: simulatedVisits
}
