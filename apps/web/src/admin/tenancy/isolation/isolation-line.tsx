import type { IsolationProbe } from '@sitewright/api'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTimeInText } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { query } from '../../../requests/request.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { nothingYet } from '../../../ui/stat-card.tsx'
import { Status } from '../../../ui/status.tsx'
import type { Tone } from '../../../ui/tone.ts'
import { IsolationDetails } from './isolation-details.tsx'
import { isolationMessages as words } from './messages.ts'
import styles from './isolation.module.css'

/** The newest finished probe of isolation of each layer. */
const isolationQuery = query(['tenants', 'probe'], 'GET /api/admin/tenants/probe', {})

/** What the newest probes of isolation have found, and when. */
export function IsolationLine() {
  const [opened, setOpened] = useState(false)
  const { data, error } = useQuery(isolationQuery)
  const clock = useClock()
  const { tone, text } =
    data === undefined
      ? { tone: undefined, text: error?.message ?? nothingYet }
      : summarize(data.probes, (at) => formatDateTimeInText(at, clock))
  return (
    <section className={styles.line} aria-label={words.title}>
      <b>{words.title}</b>
      <Status tone={tone}>{text}</Status>
      {data !== undefined && (
        <Button kind="quiet" size="sm" aria-label={words.details} onClick={() => setOpened(true)}>
          {words.show}
        </Button>
      )}
      <Dialog title={words.title} opened={opened} onClose={() => setOpened(false)} size={560} fillsPhone>
        {data !== undefined && <IsolationDetails probes={data.probes} />}
      </Dialog>
    </section>
  )
}

function summarize(
  probes: readonly IsolationProbe[],
  format: (at: number) => string
): { tone: Tone | undefined; text: string } {
  if (probes.length === 0) return { tone: undefined, text: `– ${words.never}` }
  const sum = (count: (probe: IsolationProbe) => number): number =>
    probes.reduce((total, probe) => total + count(probe), 0)
  const found = sum((probe) => probe.found)
  const comparisons = sum((probe) => probe.comparisons)
  const unproven = sum((probe) => probe.unproven.length)
  const when = format(Math.min(...probes.map(({ endedAt }) => endedAt)))
  if (found > 0) return { tone: 'danger', text: words.found(found, comparisons, when) }
  if (unproven > 0) return { tone: 'warning', text: words.unproven(unproven, when) }
  return { tone: 'success', text: words.nothing(comparisons, when) }
}
