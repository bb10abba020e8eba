import type { NamedEffectKind, ReplayEffect } from '@sitewright/api'
import { namedEffectKinds } from '@sitewright/api/limits'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '../../../../ui/button.tsx'
import { replayMessages as words } from './replay-messages.ts'
import { replayedPeopleQuery, type ReplayedSettings } from './security-settings.api.ts'
import styles from './security.module.css'

interface AffectedPeopleProps {
  effect: ReplayEffect
  settings: ReplayedSettings
}

const format = (count: number): string => count.toLocaleString(navigator.language)

/** The users whom an effect hits: their number, and their names page by page. */
export function AffectedPeople({ effect: { kind, people }, settings }: AffectedPeopleProps) {
  if (people === null || people.total === 0 || !isNamed(kind)) return null
  const { total, administrators, locked, unverified, includesYou } = people
  return (
    <div className={styles.affected}>
      <p role={includesYou ? 'alert' : undefined}>
        <b>{words.hit[kind](format(total))}</b>
        {administrators > 0 && `, ${words.administrators(format(administrators))}`}.{' '}
        {includesYou && words.you} {locked > 0 && words.locked(format(locked))}{' '}
        {unverified > 0 && words.unverified(format(unverified))}
      </p>
      <Names kind={kind} people={people} settings={settings} />
    </div>
  )
}

interface NamesProps {
  kind: NamedEffectKind
  people: NonNullable<ReplayEffect['people']>
  settings: ReplayedSettings
}

function Names({ kind, people: { first, next, total }, settings }: NamesProps) {
  const query = useInfiniteQuery({ ...replayedPeopleQuery({ kind, settings, next }), enabled: false })
  const shown = [...first, ...(query.data ?? [])]
  const hasMore = query.data === undefined ? next !== null : query.hasNextPage
  const more = (): void => {
    if (query.isFetching) return
    // The first page of it is the second one of all, so nothing is fetched before it is asked for.
    if (query.data === undefined) void query.refetch()
    else void query.fetchNextPage()
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll what has the focus */}
      <div className={styles.names} role="region" aria-label={words.names(words.kinds[kind])} tabIndex={0}>
        <ul>
          {shown.map(({ id, name, email, roleName, isYou }) => (
            <li key={id}>
              <span>
                {name} <span className="muted">{isYou ? words.own : roleName}</span>
              </span>
              <span className="muted">{email}</span>
            </li>
          ))}
        </ul>
      </div>
      {hasMore && (
        <p className={styles.more}>
          <Button size="sm" aria-disabled={query.isFetching || undefined} onClick={more}>
            {query.isFetching ? words.loadingMore : words.showMore}
          </Button>{' '}
          <span className="muted" role={query.isError ? 'alert' : undefined}>
            {query.isError ? words.moreFailed : words.more(format(Math.max(0, total - shown.length)))}
          </span>
        </p>
      )}
    </>
  )
}

function isNamed(kind: ReplayEffect['kind']): kind is NamedEffectKind {
  const named: readonly ReplayEffect['kind'][] = namedEffectKinds
  return named.includes(kind)
}
