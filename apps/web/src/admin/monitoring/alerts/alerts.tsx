import { IncidentDrawer } from '../incidents/incident-drawer.tsx'
import { IncidentsPanel } from '../incidents/incidents-panel.tsx'
import { AlertTimeLine } from './alert-time-line.tsx'
import { ClosedAlerts } from './closed-alerts.tsx'
import { OpenAlerts } from './open-alerts.tsx'
import { RulesPanel } from './rules-panel.tsx'
import { SilencesPanel } from './silences-panel.tsx'
import { WebhooksPanel } from '../webhooks/webhooks-panel.tsx'

/** The tab Alerts: what fires, incidents, what is silenced, what is watched, and what is over. */
export function Alerts() {
  return (
    <>
      <OpenAlerts />
      <IncidentsPanel />
      <SilencesPanel />
      <RulesPanel />
      <WebhooksPanel />
      <ClosedAlerts />
      <AlertTimeLine />
      <IncidentDrawer />
    </>
  )
}
