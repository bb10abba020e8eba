import type { ActiveSession, SessionUser, User } from '@sitewright/api'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useOutletContext } from 'react-router'
import { formatRelativeTime } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { QueryBoundary } from '../../../requests/query-boundary.tsx'
import { Button } from '../../../ui/button.tsx'
import { SectionFooter, SectionRow } from '../../../ui/section.tsx'
import { toast } from '../../../ui/toast.ts'
import { endSession, endSessions } from '../acts/acts.api.ts'
import { actMessages } from '../acts/messages.ts'
import { nameOf } from '../../../lib/name-of.ts'
import { findRefusal } from '../acts/refusal.ts'
import { rolesQuery } from '../users.api.ts'
import { userSessionsQuery } from './drawer.api.ts'
import styles from './drawer.module.css'
import { drawerMessages as words } from './messages.ts'

const mobile = /\b(iOS|Android|iPhone|iPad)\b/

/** Where a user is signed in; one session or all of them end at once. */
export function SessionsTab({ user }: { user: User }) {
  const list = useRef<HTMLDivElement>(null)
  const actor = useOutletContext<SessionUser>()
  const roles = useQuery(rolesQuery)
  const one = useMutation(endSession)
  const all = useMutation(endSessions)
  const mayEnd =
    actor.permissions.includes('user.write') &&
    findRefusal(actor, user, roles.data?.roles ?? []) === undefined
  /** The button that was pressed is gone with its row, so the list takes the focus. */
  const tell = (ended: number, ms: number | null): void => {
    list.current?.focus()
    toast({ tone: 'success', title: actMessages.ended(nameOf(user)), text: actMessages.endedIn(ended, ms) })
  }
  const end = (session: string): void =>
    one.mutate(
      { path: { id: user.id, session } },
      {
        onSuccess: ({ sessionsEnded, refusedWithinMs }) => {
          list.current?.focus()
          toast({ tone: 'success', text: actMessages.endedIn(sessionsEnded, refusedWithinMs) })
        }
      }
    )
  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
      <QueryBoundary query={useQuery(userSessionsQuery(user.id))} rows={3}>
        {({ sessions }) =>
          sessions.length === 0 ? (
            <SectionRow name={words.noSessions} detail={words.noSessionsDetail} />
          ) : (
            <>
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} onEnd={mayEnd ? end : undefined} />
              ))}
              {mayEnd && (
                <SectionFooter note={words.sessionCount(sessions.length)}>
                  <Button
                    aria-disabled={all.isPending || undefined}
                    onClick={() =>
                      all.mutate(
                        { path: { id: user.id }, body: {} },
                        { onSuccess: ({ ended, refusedWithinMs }) => tell(ended, refusedWithinMs) }
                      )
                    }
                  >
                    {words.endAll}
                  </Button>
                </SectionFooter>
              )}
            </>
          )
        }
      </QueryBoundary>
    </div>
  )
}

interface SessionRowProps {
  session: ActiveSession
  onEnd: ((id: string) => void) | undefined
}

function SessionRow({ session, onEnd }: SessionRowProps) {
  const clock = useClock()
  const { id, device, ip, createdAt, lastSeenAt, current, area } = session
  const Icon = mobile.test(device) ? IconDeviceMobile : IconDeviceDesktop
  const facts = [
    area === 'admin' ? words.controlPanel : '',
    ip,
    words.signedIn(formatRelativeTime(createdAt, clock)),
    words.seen(formatRelativeTime(lastSeenAt, clock))
  ]
  return (
    <SectionRow
      icon={<Icon className="i" aria-hidden />}
      name={device}
      status={current && <span className="badge rule">{words.thisSession}</span>}
      detail={<span className="num">{facts.filter(Boolean).join(' · ')}</span>}
    >
      {onEnd !== undefined && !current && (
        <Button size="sm" aria-label={actMessages.endSession(device)} onClick={() => onEnd(id)}>
          {words.end}
        </Button>
      )}
    </SectionRow>
  )
}
