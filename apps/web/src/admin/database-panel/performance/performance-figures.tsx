import type { DatabasePerformanceView } from '@sitewright/api'
import { formatBytes } from '../../../ui/format-bytes.ts'
import { StatCard, StatStrip } from '../../../ui/stat-card.tsx'
import { formatDateTime } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { numberFormat } from '../../../lib/intl-formats.ts'
import { performanceEveryMs } from './part-panel.tsx'
import { performanceMessages as words } from './performance-messages.ts'

interface PerformanceFiguresProps {
  performance: DatabasePerformanceView
  at: number
}

/** The figures of a database as cards, each with its age and source; a dash says why there is none. */
export function PerformanceFigures({ performance, at }: PerformanceFiguresProps) {
  const { size, connections, cache, waits } = performance
  const clock = useClock()
  const measured = ({ source }: { source: string }) => ({ at, everyMs: performanceEveryMs, source })
  const sinceOf = (since: number | null): string =>
    since === null ? words.unknownSince : words.since(formatDateTime(since, clock))
  return (
    <StatStrip label={words.figures}>
      <StatCard
        label={words.size}
        value={size.kind === 'measured' ? formatBytes(size.value) : null}
        note={size.kind === 'missing' ? size.message : undefined}
        measured={measured(size)}
      />
      <StatCard
        label={words.connections}
        value={connections.kind === 'measured' ? connections.value.used : null}
        note={connections.kind === 'measured' ? words.ofMost(connections.value.most) : connections.message}
        measured={measured(connections)}
      />
      <StatCard
        label={words.cache}
        value={cache.kind === 'measured' ? formatShare(cache.value.share) : null}
        note={
          cache.kind === 'measured'
            ? `${words.reads(cache.value.reads)}, ${sinceOf(cache.since)}`
            : cache.message
        }
        measured={measured(cache)}
      />
      <StatCard
        label={words.locks}
        value={waits.kind === 'measured' ? waits.value.length : null}
        note={waits.kind === 'measured' ? words.sessions(waits.value.length) : waits.message}
        measured={measured(waits)}
      />
    </StatStrip>
  )
}

/** A share as a percentage; one that is not whole is not rounded to 100. */
export function formatShare(share: number): string {
  const cut = share < 1 ? Math.floor(share * 1000) / 1000 : share
  return numberFormat(undefined, { style: 'percent', maximumFractionDigits: 1 }).format(cut)
}
