import type { Alert, AlertRule, SessionUser } from '@sitewright/api'
import { ruleMetrics } from '@sitewright/api/rule-metrics'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOutletContext } from 'react-router'
import { QueryBoundary } from '../../../requests/query-boundary.tsx'
import { Button } from '../../../ui/button.tsx'
import { StatePanel } from '../../../ui/states/state-panel.tsx'
import { AcknowledgeDialog } from './acknowledge-dialog.tsx'
import { AlertPanel } from './alert-panel.tsx'
import { AlertRow } from './alert-row.tsx'
import { alertRulesQuery, openAlertsQuery } from './alerts.api.ts'
import styles from './alerts.module.css'
import { alertsMessages as words } from './messages.ts'

/** The alerts that are pending or fire; where there are none, what is watched. */
export function OpenAlerts() {
  const query = useQuery(openAlertsQuery)
  const [asked, setAsked] = useState<Alert>()
  const { permissions } = useOutletContext<SessionUser>()
  const mayWrite = permissions.includes('monitoring.write')
  return (
    <AlertPanel title={words.open} count={query.data?.alerts.length}>
      <QueryBoundary query={query} rows={3}>
        {({ alerts }) =>
          alerts.length === 0 ? (
            <NothingFires />
          ) : (
            <ul className={styles.rows}>
              {alerts.map((alert) => (
                <AlertRow key={alert.id} alert={alert}>
                  {alert.state === 'acknowledged' || alert.acknowledged ? (
                    <span className={styles.tag}>{words.states.acknowledged}</span>
                  ) : (
                    mayWrite &&
                    alert.state !== 'pending' && (
                      <Button
                        aria-label={words.acknowledgeNamed(alert.title)}
                        onClick={() => setAsked(alert)}
                      >
                        {words.acknowledge}
                      </Button>
                    )
                  )}
                </AlertRow>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      <AcknowledgeDialog alert={asked} onClose={() => setAsked(undefined)} />
    </AlertPanel>
  )
}

function NothingFires() {
  const { data } = useQuery(alertRulesQuery)
  return <StatePanel title={words.none} text={data && describeWatch(data.rules)} />
}

/** What the rules that are on watch, and which of them cannot: no server has measured what they need. */
function describeWatch(rules: readonly AlertRule[]): string {
  const on = rules.filter(({ enabled }) => enabled)
  if (on.length === 0) return words.unwatched
  const blind = on.filter(({ state }) => state === 'no-data')
  const seeing = on.filter(({ state }) => state !== 'no-data')
  return [
    seeing.length > 0 ? words.watched(seeing.length, listMetrics(seeing)) : undefined,
    blind.length > 0 ? words.withoutData(blind.length, listMetrics(blind)) : undefined
  ]
    .filter((sentence) => sentence !== undefined)
    .join(' ')
}

function listMetrics(rules: readonly AlertRule[]): string {
  const names = new Set(
    rules.map((rule) =>
      rule.kind === 'metric' ? ruleMetrics[rule.metric].name : words.watchedChecks[rule.kind]
    )
  )
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
}
