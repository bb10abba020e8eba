import type { ServiceCheck, SessionUser } from '@sitewright/api'
import { mayDelete } from '@sitewright/api/access'
import { IconPlus } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useOutletContext, useSearchParams } from 'react-router'
import { QueryPlaceholder } from '../../../requests/query-placeholder.tsx'
import { useClock } from '../../../lib/use-clock.ts'
import { Button } from '../../../ui/button.tsx'
import { Options } from '../../../ui/field.tsx'
import { SearchField } from '../../../ui/filter-bar/search-field.tsx'
import { NoMatch } from '../../../ui/states/no-match.tsx'
import { StatePanel } from '../../../ui/states/state-panel.tsx'
import { withParameters } from '../../../ui/use-address-state.ts'
import { HeadActions } from '../head-actions.tsx'
import { RefreshControls } from '../refresh-controls.tsx'
import { CheckDialogs } from './check-dialogs.tsx'
import type { CheckActions } from './check-menu.tsx'
import { CheckRow } from './check-row.tsx'
import { checksQuery } from './checks.api.ts'
import styles from './checks.module.css'
import { findShown } from './describe-check.ts'
import { checkTexts as words } from './messages.ts'
import { useCheckActions } from './use-check-actions.ts'

/** The tab Services Status: what is checked, how it is now, and how it was. */
export function ServicesStatus() {
  const { permissions } = useOutletContext<SessionUser>()
  const mayChange = permissions.includes('monitoring.write')
  const client = useQueryClient()
  const checks = useQuery(checksQuery)
  const mayRemove = mayDelete(permissions, 'monitoring.write')
  const { acts, dialog, setDialog } = useCheckActions({ mayChange, mayRemove })
  const all = checks.data?.checks
  const readAgain = () =>
    Promise.all([
      client.refetchQueries({ queryKey: ['checks'] }, { throwOnError: true }),
      client.refetchQueries({ queryKey: ['monitoring', 'overview'] }, { throwOnError: true })
    ]).then(() => undefined)
  return (
    <>
      <HeadActions>
        <RefreshControls readAgain={readAgain} />
      </HeadActions>
      <section className={`dense panel-box ${styles.panel}`} aria-labelledby="checks-title">
        <div className="panel-head">
          <h2 id="checks-title">
            {words.title} {all !== undefined && <span className="num">{all.length}</span>}
          </h2>
          <Button kind="quiet" onClick={() => setDialog({ kind: 'maintenance' })}>
            {words.maintenance}
          </Button>
          {mayChange && (
            <Button onClick={() => setDialog({ kind: 'form', check: undefined })}>
              <IconPlus className="i" aria-hidden />
              {words.add}
            </Button>
          )}
        </div>
        {all === undefined && (
          <QueryPlaceholder query={checks} rows={5} label={words.title} failed={words.loadFailed} />
        )}
        {all?.length === 0 && <StatePanel title={words.empty} text={words.emptyText} />}
        {all !== undefined && all.length > 0 && <CheckList checks={all} acts={acts} />}
      </section>
      <CheckDialogs
        dialog={dialog}
        checks={all ?? []}
        mayChange={mayChange}
        mayRemove={mayRemove}
        onClose={() => setDialog(undefined)}
      />
    </>
  )
}

function CheckList({ checks, acts }: { checks: readonly ServiceCheck[]; acts: CheckActions }) {
  const clock = useClock()
  const [query, setQuery] = useSearchParams()
  const search = query.get('q') ?? ''
  const status = query.get('status') ?? ''
  const filter = (changes: Readonly<Record<string, string>>): void => {
    // From the address as it is now: what was typed arrives later than a status that was chosen meanwhile.
    const before = new URLSearchParams(window.location.search)
    const chosen = Object.entries(changes).map(([name, value]) => [name, value === '' ? null : value])
    setQuery(withParameters(before, Object.fromEntries(chosen)), { replace: true, preventScrollReset: true })
  }
  const shown = findShown(checks, { search, status })
  const names = new Map(checks.map(({ id, name }) => [id, name]))
  return (
    <>
      <div className={styles.filters}>
        <SearchField
          label={words.searchLabel}
          placeholder={words.searchPlaceholder}
          value={search}
          onChange={(q) => filter({ q })}
        />
        <select
          className="input"
          aria-label={words.statusLabel}
          value={status}
          onChange={(event) => filter({ status: event.currentTarget.value })}
        >
          <Options options={[['', words.anyStatus], ...Object.entries(words.statuses)]} />
        </select>
      </div>
      {shown.length === 0 ? (
        <NoMatch
          title={words.noMatch}
          filterCount={[search, status].filter((text) => text !== '').length}
          onClear={() => filter({ q: '', status: '' })}
        />
      ) : (
        <>
          <div className={`${styles.row} ${styles.headings}`} aria-hidden="true">
            {Object.values(words.headings).map((heading) => (
              <span key={heading}>{heading}</span>
            ))}
          </div>
          <ul className={styles.list} aria-label={words.title}>
            {shown.map(({ check, depth }) => (
              <CheckRow
                key={check.id}
                check={check}
                depth={depth}
                parentName={names.get(check.parentId ?? '')}
                clock={clock}
                acts={acts}
              />
            ))}
          </ul>
        </>
      )}
    </>
  )
}
