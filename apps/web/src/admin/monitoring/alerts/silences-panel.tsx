import type { SessionUser, Silence } from '@sitewright/api'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useOutletContext } from 'react-router'
import { formatDateTimeInText } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { AlertPanel } from './alert-panel.tsx'
import { endSilence, silencesQuery } from './alerts.api.ts'
import styles from './alerts.module.css'
import { alertsMessages } from './messages.ts'

const { silences: words, somebody } = alertsMessages

/** The silences in force; nothing where there are none. */
export function SilencesPanel() {
  const { data } = useQuery(silencesQuery)
  if (data === undefined || data.silences.length === 0) return null
  return (
    <AlertPanel title={words.title} count={data.silences.length}>
      <ul className={styles.rows}>
        {data.silences.map((silence) => (
          <SilenceRow key={silence.id} silence={silence} />
        ))}
      </ul>
    </AlertPanel>
  )
}

function SilenceRow({ silence: { id, rule, reason, until, by } }: { silence: Silence }) {
  const clock = useClock()
  const { permissions } = useOutletContext<SessionUser>()
  const end = useMutation({
    ...endSilence,
    onSuccess: () => toast({ tone: 'success', text: words.ended })
  })
  const name = rule ?? words.all
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <b>{name}</b>
        <div className={styles.line}>
          <span>{words.until(formatDateTimeInText(until, clock))}</span>
          <span>{by ?? somebody}</span>
        </div>
        <span>{reason}</span>
      </div>
      {permissions.includes('monitoring.write') && (
        <div className={styles.acts}>
          <Button
            aria-label={words.endNamed(name)}
            aria-disabled={end.isPending || undefined}
            onClick={() => {
              if (!end.isPending) end.mutate({ path: { id }, body: {} })
            }}
          >
            {words.end}
          </Button>
        </div>
      )}
    </li>
  )
}
