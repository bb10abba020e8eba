import type { RoutePerformance } from '@sitewright/api'
import { IconChevronRight, IconLock } from '@tabler/icons-react'
import { useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { SearchField } from '../../../ui/filter-bar/search-field.tsx'
import { StatePanel } from '../../../ui/states/state-panel.tsx'
import { formatMs, formatPercent } from '../../shared/format-value.ts'
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
  const [opened, setOpened] = useState<readonly string[]>([])
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
          <TagGroup
            key={group.tag}
            tag={group.tag}
            count={group.operations.length}
            // What is looked for, and the chosen call, are not folded away.
            isOpened={opened.includes(group.tag)}
            onToggle={() => setOpened((before) => toggled(before, group.tag))}
            isWanted={
              state.search !== '' || state.tag !== '' || group.operations.some(({ id }) => id === chosen)
            }
          >
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
          </TagGroup>
        ))}
      </div>
      <p className={styles.foot}>{readsNumbers ? words.numbers : words.noNumbers}</p>
    </nav>
  )
}

function toggled(opened: readonly string[], tag: string): readonly string[] {
  return opened.includes(tag) ? opened.filter((each) => each !== tag) : [...opened, tag]
}

interface TagGroupProps {
  tag: string
  count: number
  isOpened: boolean
  isWanted: boolean
  onToggle: () => void
  children: ReactNode
}

/** The calls of a tag, folded until it is opened or something of it is looked for. */
function TagGroup({ tag, count, isOpened, isWanted, onToggle, children }: TagGroupProps) {
  const isOpen = isOpened || isWanted
  return (
    <section aria-label={tag}>
      <h2>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-disabled={isWanted || undefined}
          onClick={onToggle}
        >
          <IconChevronRight className="i s" aria-hidden />
          {tag} <span className="num">{count}</span>
        </button>
      </h2>
      {isOpen && children}
    </section>
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
  const [head, tail] = splitPath(path)
  return (
    <Link
      to={{ search: next.toString() }}
      preventScrollReset
      className={styles.link}
      aria-current={isChosen ? 'true' : undefined}
      title={`${method} ${path}`}
    >
      <Method name={method} />
      <span className="vh">{path}</span>
      <span className={`${styles.path} ${deprecated ? styles.old : ''}`} aria-hidden>
        <span className={styles.head}>{head}</span>
        <span className={styles.tail}>{tail}</span>
      </span>
      {!requiresAuth && <small className={styles.open}>{words.noAuth}</small>}
      {deprecated && <span className={styles.tag}>{words.old}</span>}
      {requiresAuth && (
        <>
          <IconLock className={`i s ${styles.lock}`} aria-hidden />
          <span className="vh">{words.needsAuth}</span>
        </>
      )}
      <span className={styles.summary}>{summary}</span>
      <Figure performance={performance} />
    </Link>
  )
}

/** A path in two parts, of which the first is truncated where the list is narrow: the end tells calls apart. */
function splitPath(path: string): [string, string] {
  const at = path.lastIndexOf('/', path.length - 8)
  return at <= 0 ? ['', path] : [path.slice(0, at), path.slice(at)]
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
