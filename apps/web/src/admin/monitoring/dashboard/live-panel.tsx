import type { DashboardView, LiveCount } from '@sitewright/api'
import { dashboardMs } from '@sitewright/api/limits'
import { Age } from '../../../ui/age/age.tsx'
import { useIsStale } from '../../../ui/age/use-seconds.ts'
import { Panel } from '../../../ui/panel.tsx'
import { LiveBar } from './live-bar.tsx'
import { dashboardMessages as words } from './messages.ts'

/** Where each number can be looked at; there is no list of the API keys of all users. */
const lists: Partial<Record<LiveCount['id'], string>> = {
  sessions: '/admin/users?sort=-lastLogin',
  pool: '/admin/monitoring?range=1h',
  jobs: '/admin/monitoring?range=1h',
  streams: '/admin/monitoring?range=1h'
}

/** What is open now; what cannot be measured is a dash with the reason. */
export function LivePanel({
  connections: { counts, at }
}: {
  connections: NonNullable<DashboardView['connections']>
}) {
  const measured = { at, everyMs: dashboardMs, source: words.sources.servers }
  const isStale = useIsStale(measured)
  const most = Math.max(1, ...counts.map(({ value }) => value ?? 0))
  return (
    <Panel title={words.live} lead={<Age {...measured} />}>
      <ul>
        {counts.map(({ id, value, note }) => (
          <LiveBar
            key={id}
            name={words.counts[id]}
            note={note}
            text={value?.toLocaleString(navigator.language) ?? '–'}
            share={(value ?? 0) / most}
            isStale={isStale}
            to={lists[id]}
          />
        ))}
      </ul>
    </Panel>
  )
}
