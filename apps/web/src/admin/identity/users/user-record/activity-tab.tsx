import type { User } from '@sitewright/api'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryBoundary } from '../../../../requests/query-boundary.tsx'
import { Button } from '../../../../ui/button.tsx'
import { SelectField } from '../../../../ui/field.tsx'
import { SectionFooter, SectionRow } from '../../../../ui/section.tsx'
import { ActivityItem } from './activity-item.tsx'
import { userActivityQuery, type ActivityKindFilter } from './user-record.api.ts'
import styles from './user-record.module.css'
import { drawerMessages as words } from './messages.ts'

type Kind = keyof typeof words.kinds

/** What a user did and what was done to them, newest first, from the audit log. */
export function ActivityTab({ user }: { user: User }) {
  const [kind, setKind] = useState<Kind>('')
  const chosen: ActivityKindFilter = kind === '' ? undefined : kind
  const query = useInfiniteQuery(userActivityQuery(user.id, chosen))
  return (
    <div className={styles.list}>
      <SelectField
        className={styles.filter}
        label={words.show}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value as Kind)}
        options={Object.entries(words.kinds)}
      />
      <QueryBoundary query={query} rows={6}>
        {(entries) => {
          if (entries.length === 0)
            return <NoActivity isFiltered={kind !== ''} onShowAll={() => setKind('')} />
          return (
            <>
              <ul className={styles.activity}>
                {entries.map((entry) => (
                  <ActivityItem key={entry.id} entry={entry} />
                ))}
              </ul>
              {query.hasNextPage && (
                <SectionFooter
                  note={query.isFetchNextPageError && <span role="alert">{words.moreFailed}</span>}
                >
                  <Button
                    onClick={() => void query.fetchNextPage()}
                    aria-disabled={query.isFetchingNextPage || undefined}
                  >
                    {query.isFetchingNextPage ? words.loadingMore : words.more}
                  </Button>
                </SectionFooter>
              )}
            </>
          )
        }}
      </QueryBoundary>
    </div>
  )
}

function NoActivity({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
  if (!isFiltered) return <SectionRow name={words.nothing} detail={words.nothingDetail} />
  return (
    <SectionRow name={words.noMatch}>
      <Button onClick={onShowAll}>{words.showAll}</Button>
    </SectionRow>
  )
}
