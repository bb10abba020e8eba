import type { ApiCalls, SessionUser } from '@sitewright/api'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOutletContext } from 'react-router'
import { QueryBoundary } from '../../../requests/query-boundary.tsx'
import { Button } from '../../../ui/button.tsx'
import { RecordDrawer } from '../../../ui/record-drawer.tsx'
import { useAddressParameter } from '../../shared/use-address-parameter.ts'
import { IncidentEntries } from './incident-entries.tsx'
import { IncidentFacts } from './incident-facts.tsx'
import { IncidentStrip } from './incident-strip.tsx'
import { incidentQuery } from './incidents.api.ts'
import styles from './incidents.module.css'
import { incidentsMessages as words } from './messages.ts'
import { NoteForm } from './note-form.tsx'
import { RenameDialog } from './rename-dialog.tsx'

/** The incident that the address names, beside the tab: its axis, its time line, and notes. */
export function IncidentDrawer() {
  const { id, close } = useAddressParameter('incident')
  const query = useQuery({
    ...incidentQuery(id ?? ''),
    enabled: id !== null,
    // What draws a failure is mounted with the drawer, so nothing has read `error` before.
    notifyOnChangeProps: 'all'
  })
  const incident = id === null ? undefined : query.data?.incident
  return (
    <RecordDrawer
      title={incident?.title ?? words.drawer}
      subtitle={incident && <IncidentFacts incident={incident} />}
      opened={id !== null}
      onClose={close}
    >
      <QueryBoundary query={query} rows={8}>
        {(told) => <ToldIncident key={told.incident.id} told={told} />}
      </QueryBoundary>
    </RecordDrawer>
  )
}

function ToldIncident({ told }: { told: ApiCalls['GET /api/admin/incidents/{id}']['answer'] }) {
  const { permissions } = useOutletContext<SessionUser>()
  const mayWrite = permissions.includes('monitoring.write')
  const [isRenaming, setRenaming] = useState(false)
  const { incident, entries, cut, hasAudit } = told
  return (
    <div className="dense">
      <IncidentStrip told={told} />
      {mayWrite && (
        <section className={styles.section}>
          <NoteForm id={incident.id} />
        </section>
      )}
      <section className={styles.section} aria-label={words.timeLine}>
        <h3>{words.timeLine}</h3>
        {cut.length > 0 && <p>{words.cut(cut.map((source) => words.sources[source]).join(', '))}</p>}
        {!hasAudit && <p className={styles.quiet}>{words.noAudit}</p>}
        <IncidentEntries entries={entries} />
      </section>
      {mayWrite && (
        <section className={styles.section}>
          <div>
            <Button onClick={() => setRenaming(true)}>{words.rename}</Button>
          </div>
        </section>
      )}
      <RenameDialog incident={isRenaming ? incident : undefined} onClose={() => setRenaming(false)} />
    </div>
  )
}
