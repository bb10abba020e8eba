import type { ActiveSession, SessionUser, User } from '@sitewright/api'
import { mayDelete } from '@sitewright/api/access'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOutletContext } from 'react-router'
import { formatRelativeTime } from '../../../../lib/time.ts'
import { useClock } from '../../../../lib/use-clock.ts'
import { QueryBoundary } from '../../../../requests/query-boundary.tsx'
import { Button } from '../../../../ui/button.tsx'
import { SectionFooter, SectionRow } from '../../../../ui/section.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useDialogFocus } from '../../../../ui/use-dialog-focus.ts'
import { endSession } from '../actions/actions.api.ts'
import { actionMessages } from '../actions/messages.ts'
import { findRefusal } from '../actions/refusal.ts'
import { useOpenActionDialog } from '../dialogs/user-dialog-context.ts'
import { rolesQuery } from '../../../shared/roles.api.ts'
import { userSessionsQuery } from './user-record.api.ts'
import styles from './user-record.module.css'
import { drawerMessages as words } from './messages.ts'

const mobile = /\b(iOS|Android|iPhone|iPad)\b/

/** Where a user is signed in; one session or all of them end at once. */
export function SessionsTab({ user }: { user: User }) {
  // The button that was pressed is gone with its row.
  const [list, setList] = useState<HTMLDivElement | null>(null)
  useDialogFocus(list)
  const actor = useOutletContext<SessionUser>()
  const roles = useQuery(rolesQuery)
  const one = useMutation(endSession)
  const openDialog = useOpenActionDialog()
  const isRefused = findRefusal(actor, user, roles.data?.roles ?? []) !== undefined
  const mayEnd = !isRefused && mayDelete(actor.permissions, 'user.write')
  const mayEndAll = !isRefused && actor.permissions.includes('user.write')
  const end = (session: string): void =>
    one.mutate(
      { path: { id: user.id, session } },
      {
        onSuccess: ({ sessionsEnded, refusedWithinMs }) =>
          toast({ tone: 'success', text: actionMessages.endedIn(sessionsEnded, refusedWithinMs) })
      }
    )
  return (
    <div ref={setList} tabIndex={-1} className={styles.list}>
      <QueryBoundary query={useQuery(userSessionsQuery(user.id))} rows={3}>
        {({ sessions }) =>
          sessions.length === 0 ? (
            <SectionRow name={words.noSessions} detail={words.noSessionsDetail} />
          ) : (
            <>
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} onEnd={mayEnd ? end : undefined} />
              ))}
              {mayEndAll && (
                <SectionFooter note={words.sessionCount(sessions.length)}>
                  <Button onClick={() => openDialog({ kind: 'end-sessions', user })}>{words.endAll}</Button>
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
        <Button size="sm" aria-label={actionMessages.endSession(device)} onClick={() => onEnd(id)}>
          {words.end}
        </Button>
      )}
    </SectionRow>
  )
}
