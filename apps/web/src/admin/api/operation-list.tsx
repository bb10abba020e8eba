import type { RoutePerformance } from '@sitewright/api'
import { IconLock } from '@tabler/icons-react'
import { useEffect, useMemo, useRef, type RefObject } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { SearchField } from '../../ui/filter-bar/search-field.tsx'
import { StatePanel } from '../../ui/states/state-panel.tsx'
import { formatMs, formatPercent } from '../monitoring/format-value.ts'
import { errorRateOf, filterOperations, findPerformance, groupByTag, type Operation } from './api-document.ts'
import type { ExplorerState } from './explorer-address.ts'
import styles from './operation-list.module.css'
import { explorerMessages as words } from './messages.ts'
import { Method } from './method.tsx'
import { TagChips } from './tag-chips.tsx'

interface OperationListProps {
  operations: readonly Operation[]
  /** Undefined while they are not known. */
  routes: readonly RoutePerformance[] | undefined
  /** Whether the user may read how routes perform. */
  readsNumbers: boolean
  state: ExplorerState
  /** The id of the chosen call. */
  chosen: string | undefined
  onFilter: (change: Partial<ExplorerState>) => void
}

/** The calls of the API by tag, with a search and a filter. */
export function OperationList({
  operations,
  routes,
  readsNumbers,
  state,
  chosen,
  onFilter
}: OperationListProps) {
  const groups = groupByTag(filterOperations(operations, state))
  const tags = useMemo(
    () => groupByTag(operations).map(({ tag, operations: calls }) => ({ tag, count: calls.length })),
    [operations]
  )
  const scroller = useScrollToChosen(chosen)
  return (
    <nav className={styles.list} aria-label={words.list}>
      <div className={styles.filters}>
        <SearchField
          label={words.search}
          placeholder={words.searchPlaceholder(operations.length)}
          value={state.search}
          onChange={(search) => onFilter({ search })}
        />
        <TagChips tags={tags} value={state.tag} onChange={(tag) => onFilter({ tag })} />
      </div>
      <div className={styles.groups} ref={scroller}>
        {groups.length === 0 && (
          <StatePanel title={words.none} text={words.noneText}>
            <Button onClick={() => onFilter({ search: '', tag: '' })}>{words.clear}</Button>
          </StatePanel>
        )}
        {groups.map((group) => (
          <section key={group.tag} aria-label={group.tag}>
            <h2>{group.tag}</h2>
            <ul>
              {group.operations.map((operation) => (
                <li key={operation.id}>
                  <OperationLink
                    operation={operation}
                    isChosen={operation.id === chosen}
                    performance={findPerformance(operation, routes)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className={styles.foot}>{readsNumbers ? words.numbers : words.noNumbers}</p>
    </nav>
  )
}

/** Shows the chosen call in the list when the address names another one; only the list is scrolled. */
function useScrollToChosen(chosen: string | undefined): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const link = scroller.current?.querySelector<HTMLElement>('[aria-current]')
    if (!scroller.current || !link) return
    const { scrollTop, clientHeight } = scroller.current
    const isSeen =
      link.offsetTop >= scrollTop && link.offsetTop + link.offsetHeight <= scrollTop + clientHeight
    if (!isSeen) scroller.current.scrollTop = link.offsetTop - clientHeight / 3
  }, [chosen])
  return scroller
}

interface OperationLinkProps {
  operation: Operation
  isChosen: boolean
  performance: RoutePerformance | undefined
}

function OperationLink({ operation, isChosen, performance }: OperationLinkProps) {
  const [query] = useSearchParams()
  const { id, method, path, deprecated, requiresAuth, summary } = operation
  const next = new URLSearchParams(query)
  next.set('call', id)
  const [, api = '', rest = path] = /^(\/api\/)(.*)$/.exec(path) ?? []
  return (
    <Link
      to={{ search: next.toString() }}
      preventScrollReset
      className={styles.link}
      aria-current={isChosen ? 'true' : undefined}
      title={summary}
    >
      <Method name={method} />
      <span className={styles.path}>
        <span className={deprecated ? styles.old : undefined}>
          <span className={styles.dim}>{api}</span>
          {rest}
        </span>
        {!requiresAuth && <small>{words.noAuth}</small>}
      </span>
      {deprecated && <span className={styles.tag}>{words.old}</span>}
      {requiresAuth && (
        <>
          <IconLock className={`i s ${styles.lock}`} aria-hidden />
          <span className="vh">{words.needsAuth}</span>
        </>
      )}
      <Figure performance={performance} />
    </Link>
  )
}

/** Errors in percent where more than one in a hundred calls fail, else the p95. */
function Figure({ performance }: Pick<OperationLinkProps, 'performance'>) {
  if (performance === undefined) return null
  const rate = errorRateOf(performance)
  return rate > 1 ? (
    <span className={`num ${styles.failing}`}>
      {formatPercent(rate)} <span className="vh">{words.errors}</span>
    </span>
  ) : (
    <span className={`num ${styles.figure}`}>
      <span className="vh">{words.p95}</span> {formatMs(performance.p95)}
    </span>
  )
}
