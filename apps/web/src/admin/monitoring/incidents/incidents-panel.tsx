import type { Incident } from '@sitewright/api'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '../../../requests/query-boundary.tsx'
import { AlertPanel } from '../alerts/alert-panel.tsx'
import alertStyles from '../alerts/alerts.module.css'
import { ShowMore } from '../alerts/show-more.tsx'
import { useAddressParameter } from '../../shared/use-address-parameter.ts'
import { IncidentFacts } from './incident-facts.tsx'
import { IncidentStrip } from './incident-strip.tsx'
import { incidentQuery, incidentsQuery } from './incidents.api.ts'
import { incidentsMessages as words } from './messages.ts'

/** The newest incidents, the first of them on its axis of time. */
export function IncidentsPanel() {
  const query = useInfiniteQuery(incidentsQuery)
  return (
    <AlertPanel title={words.title}>
      <QueryBoundary query={query} rows={3}>
        {(incidents) =>
          incidents[0] === undefined ? (
            <p className={`${alertStyles.row} ${alertStyles.quiet}`}>{words.none}</p>
          ) : (
            <>
              <NewestStrip id={incidents[0].id} />
              <ul className={alertStyles.rows}>
                {incidents.map((incident) => (
                  <IncidentRow key={incident.id} incident={incident} />
                ))}
              </ul>
              <ShowMore query={query} />
            </>
          )
        }
      </QueryBoundary>
    </AlertPanel>
  )
}

function NewestStrip({ id }: { id: string }) {
  const query = useQuery(incidentQuery(id))
  return (
    <QueryBoundary query={query} rows={3}>
      {(told) => <IncidentStrip told={told} />}
    </QueryBoundary>
  )
}

function IncidentRow({ incident }: { incident: Incident }) {
  const { open } = useAddressParameter('incident')
  return (
    <li className={alertStyles.row}>
      <div className={alertStyles.text}>
        <button type="button" className={alertStyles.title} onClick={() => open(incident.id)}>
          {incident.title}
        </button>
        <IncidentFacts incident={incident} />
      </div>
    </li>
  )
}
