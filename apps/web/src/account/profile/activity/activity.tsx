import { useSearchParams } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Answer } from '../parts/answer.tsx'
import { Foot, Row } from '../parts/section.tsx'
import { useActivity } from '../requests/use-activity.ts'
import { ActivityTable } from './activity-table.tsx'
import { activityFilters, activityMessages } from './messages.ts'
import styles from './activity.module.css'

/** The tab Activity Log; what it shows stands in the address. */
export function Activity() {
  const [search, setSearch] = useSearchParams()
  const kind = activityFilters.find(({ value }) => value === search.get('kind'))?.value ?? ''
  const query = useActivity(kind === '' ? undefined : kind)
  const show = (next: string): void =>
    setSearch(next === '' ? {} : { kind: next }, { replace: true, preventScrollReset: true })
  return (
    <section className={styles.panel} aria-label={activityMessages.title}>
      <div className={styles.bar}>
        <label className={styles.pick}>
          <span>{activityMessages.show}</span>
          <select value={kind} onChange={(event) => show(event.currentTarget.value)}>
            {activityFilters.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Answer query={query} rows={6}>
        {(entries) =>
          entries.length === 0 ? (
            <Empty filtered={kind !== ''} onShowAll={() => show('')} />
          ) : (
            <>
              <ActivityTable entries={entries} />
              {query.hasNextPage && (
                <Foot
                  note={query.isFetchNextPageError && <span role="alert">{activityMessages.moreFailed}</span>}
                >
                  <Button
                    onClick={() => void query.fetchNextPage()}
                    aria-disabled={query.isFetchingNextPage || undefined}
                  >
                    {query.isFetchingNextPage ? activityMessages.loadingMore : activityMessages.more}
                  </Button>
                </Foot>
              )}
            </>
          )
        }
      </Answer>
    </section>
  )
}

function Empty({ filtered, onShowAll }: { filtered: boolean; onShowAll: () => void }) {
  if (!filtered) return <Row name={activityMessages.none} detail={activityMessages.noneDetail} />
  return (
    <Row name={activityMessages.noMatch} detail={activityMessages.noMatchDetail}>
      <Button onClick={onShowAll}>{activityMessages.showAll}</Button>
    </Row>
  )
}
