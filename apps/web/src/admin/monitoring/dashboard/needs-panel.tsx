import type { DashboardView, Need, SessionUser, SnoozedNeed } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { memo, useState } from 'react'
import { Link, useOutletContext } from 'react-router'
import { lazyOnFirstUse } from '../../../lib/lazy-on-first-use.tsx'
import { formatDateTime, formatDateTimeInText } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Status } from '../../../ui/status.tsx'
import { alertTones } from '../alerts/alert-tones.ts'
import { alertSeverityNames } from '../alerts/alert-names.ts'
import { wakeNeed } from './dashboard.api.ts'
import styles from './dashboard.module.css'
import { dashboardMessages } from './messages.ts'
import type { SnoozeDialogProps } from './snooze-dialog.tsx'

const { needs: words } = dashboardMessages

const SnoozeDialog = lazyOnFirstUse<SnoozeDialogProps>(
  async () => (await import('./snooze-dialog.tsx')).SnoozeDialog,
  ({ need }) => need !== undefined
)

/** What needs attention, the worst first, and what is snoozed. */
export const NeedsPanel = memo(function NeedsPanel({
  needs: { open, snoozed }
}: {
  needs: NonNullable<DashboardView['needs']>
}) {
  const mayChange = useOutletContext<SessionUser>().permissions.includes('admin:write')
  const [showsSnoozed, setShowsSnoozed] = useState(false)
  const [asked, setAsked] = useState<Need>()
  return (
    <>
      <Panel
        title={`${words.title} ${words.open(open.length)}`}
        lead={
          snoozed.length > 0 && (
            <Button
              kind="quiet"
              size="sm"
              aria-expanded={showsSnoozed}
              onClick={() => setShowsSnoozed(!showsSnoozed)}
            >
              {words.snoozed(snoozed.length)}
            </Button>
          )
        }
      >
        {open.length === 0 && <p className={styles.none}>{words.none}</p>}
        <ul className={styles.list}>
          {open.map((need) => (
            <NeedRow key={need.id} need={need}>
              {mayChange && (
                <Button size="sm" aria-label={words.snoozeOf(need.title)} onClick={() => setAsked(need)}>
                  {words.snooze}
                </Button>
              )}
            </NeedRow>
          ))}
          {showsSnoozed &&
            snoozed.map((need) => <SnoozedRow key={need.id} need={need} mayChange={mayChange} />)}
        </ul>
      </Panel>
      <SnoozeDialog need={asked} onClose={() => setAsked(undefined)} />
    </>
  )
})

function NeedRow({ need, children }: { need: Need; children?: React.ReactNode }) {
  const clock = useClock()
  const { severity, title, text, at, link } = need
  return (
    <li>
      <NeedText title={title} text={text} link={link} />
      <span className={styles.act}>
        <span className={styles.side}>
          <Status tone={alertTones[severity]}>{alertSeverityNames[severity]}</Status>
          {at !== null && <span className={styles.quiet}>{formatDateTime(at, clock)}</span>}
        </span>
        {children}
      </span>
    </li>
  )
}

/** What it is; it leads to where it is looked after, unless that is outside of the panel. */
function NeedText({ title, text, link }: Pick<Need, 'title' | 'text' | 'link'>) {
  const content = (
    <>
      <span className={styles.name}>{title}</span>
      <span className={styles.quiet}>{text}</span>
    </>
  )
  return link === null ? <div className={styles.fixed}>{content}</div> : <Link to={link}>{content}</Link>
}

function SnoozedRow({ need, mayChange }: { need: SnoozedNeed; mayChange: boolean }) {
  const clock = useClock()
  const wake = useMutation(wakeNeed)
  const { id, title, until, reason, by, link } = need
  return (
    <li>
      <NeedText
        title={title}
        text={`${reason} · ${words.until(formatDateTimeInText(until, clock), by ?? words.somebody)}`}
        link={link}
      />
      {mayChange && (
        <Button
          size="sm"
          aria-label={words.wakeOf(title)}
          aria-disabled={wake.isPending || undefined}
          onClick={() => {
            if (!wake.isPending) wake.mutate({ path: { id }, body: {} })
          }}
        >
          {words.wake}
        </Button>
      )}
    </li>
  )
}
