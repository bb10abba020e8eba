import { satisfactionLimits } from '@sitewright/api/satisfaction-limits'
import { listPageSizes } from '@sitewright/api/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTime } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { QueryBoundary } from '../../../requests/query-boundary.tsx'
import { TableFoot } from '../../../ui/data-table/table-foot.tsx'
import { StatePanel } from '../../../ui/states/state-panel.tsx'
import { satisfactionMessages as words } from './messages.ts'
import { satisfactionAnswersQuery } from './satisfaction.api.ts'
import styles from './satisfaction.module.css'

/** What people of a tenant answered, by page, with their comments and without their names. */
export function AnswerList({ tenantId }: { tenantId: string }) {
  const clock = useClock()
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = useState<number>(listPageSizes[0])
  const query = useQuery({
    ...satisfactionAnswersQuery(tenantId, page, pageSize),
    placeholderData: keepPreviousData
  })
  return (
    <section className={`panel-box ${styles.answers}`} aria-label={words.list}>
      <QueryBoundary query={query} rows={3}>
        {({ answers, total }) =>
          total === 0 ? (
            <StatePanel title={words.empty} text={words.emptyText} />
          ) : (
            <>
              <p className={styles.lead}>
                <b>{words.title}</b>
                {words.listLead}
              </p>
              <ul>
                {answers.map(({ score, comment, answeredAt }, index) => (
                  <li key={index}>
                    <b className="num">{words.scoreOf(score, satisfactionLimits.highest)}</b>
                    <time dateTime={new Date(answeredAt).toISOString()}>
                      {formatDateTime(answeredAt, clock)}
                    </time>
                    {comment === '' ? <em>{words.noComment}</em> : <p>{comment}</p>}
                  </li>
                ))}
              </ul>
              <TableFoot
                page={page}
                pageSize={pageSize}
                shown={answers.length}
                total={{ count: total, isExact: true }}
                pageSizes={listPageSizes}
                onPage={setPage}
                onPageSize={(size) => {
                  setPageSize(size)
                  setPage(1)
                }}
              />
            </>
          )
        }
      </QueryBoundary>
    </section>
  )
}
