import { demoMessages } from '@sitewright/api/messages'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useAuth, useBackend } from '../../../sign-in/auth.tsx'
import { Button } from '../../../ui/button.tsx'
import { QueryBoundary } from '../../../requests/query-boundary.tsx'
import { SectionFooter, SectionRow } from '../../../ui/section.tsx'
import { useClock } from '../../../lib/use-clock.ts'
import { ActivityFilters } from './activity-filters.tsx'
import { ActivityTable } from './activity-table.tsx'
import { activityQuery } from './activity.api.ts'
import styles from './activity.module.css'
import { activityFilters, activityMessages, activitySpans } from './messages.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** The tab Activity Log; its filters are in the URL. */
export function Activity() {
  const { session } = useAuth()
  const { backend } = useBackend()
  const [search, setSearch] = useSearchParams()
  const kind = activityFilters.find(({ value }) => value === search.get('kind'))?.value ?? ''
  const { value: span, days } =
    activitySpans.find(({ value }) => value === search.get('when')) ?? activitySpans[0]
  // By the hour, so that the query key stays the same from one render to the next.
  const hour = Math.floor(useClock().now / hourMs) * hourMs
  const filters = {
    kind: kind === '' ? undefined : kind,
    since: days === 0 ? undefined : hour - days * dayMs
  }
  const query = useInfiniteQuery(activityQuery(session.call, filters))
  const show = (chosen: { kind: string; when: string }): void =>
    setSearch(Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== '')), {
      replace: true,
      preventScrollReset: true
    })
  return (
    <section className={styles.panel} aria-label={activityMessages.title}>
      <ActivityFilters kind={kind} span={span} filters={filters} onChange={show} />
      <QueryBoundary query={query} rows={6}>
        {(entries) =>
          entries.length === 0 ? (
            <EmptyActivity
              filtered={kind !== '' || span !== ''}
              onShowAll={() => show({ kind: '', when: '' })}
            />
          ) : (
            <>
              <ActivityTable entries={entries} />
              {backend.kind === 'demo' && <SectionFooter note={demoMessages.places} />}
              {query.hasNextPage && (
                <SectionFooter
                  note={query.isFetchNextPageError && <span role="alert">{activityMessages.moreFailed}</span>}
                >
                  <Button
                    onClick={() => void query.fetchNextPage()}
                    aria-disabled={query.isFetchingNextPage || undefined}
                  >
                    {query.isFetchingNextPage ? activityMessages.loadingMore : activityMessages.more}
                  </Button>
                </SectionFooter>
              )}
            </>
          )
        }
      </QueryBoundary>
    </section>
  )
}

function EmptyActivity({ filtered, onShowAll }: { filtered: boolean; onShowAll: () => void }) {
  if (!filtered) return <SectionRow name={activityMessages.none} detail={activityMessages.noneDetail} />
  return (
    <SectionRow name={activityMessages.noMatch} detail={activityMessages.noMatchDetail}>
      <Button onClick={onShowAll}>{activityMessages.showAll}</Button>
    </SectionRow>
  )
}
