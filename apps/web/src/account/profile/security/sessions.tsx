import type { ActiveSession } from '@sitewright/api'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { QueryBoundary } from '../../../requests/query-boundary.tsx'
import { Section, SectionFooter, SectionRow } from '../../../ui/section.tsx'
import { formatRelativeTime } from '../../../lib/time.ts'
import { toastSuccess } from '../toasts.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { sessionMessages } from './messages.ts'
import styles from './security.module.css'
import { endOtherSessions, endSession, sessionsQuery } from './sessions.api.ts'

const mobile = /\b(iOS|Android|iPhone|iPad)\b/

export function Sessions() {
  const list = useRef<HTMLDivElement>(null)
  /** The button that was pressed is gone with its row, so the list takes the focus. */
  const keepFocus = (): void => list.current?.focus()
  const end = useMutation({ ...endSession, onSuccess: ({ message }) => toastSuccess(message) })
  const endOthers = useMutation({
    ...endOtherSessions,
    onSuccess: ({ message }) => {
      keepFocus()
      toastSuccess(message)
    }
  })
  return (
    <Section title={sessionMessages.title} note={sessionMessages.note}>
      <QueryBoundary query={useQuery(sessionsQuery)} rows={3}>
        {({ sessions }) => {
          const others = sessions.filter(({ current }) => !current).length
          return (
            <div ref={list} tabIndex={-1} className={styles.list}>
              {sessions.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  onEnd={() => {
                    keepFocus()
                    end.mutate({ path: { id: session.id } })
                  }}
                />
              ))}
              <SectionFooter note={others === 0 ? sessionMessages.alone : sessionMessages.others(others)}>
                {others > 0 && (
                  <Button onClick={() => endOthers.mutate({ body: {} })}>{sessionMessages.endOthers}</Button>
                )}
              </SectionFooter>
            </div>
          )
        }}
      </QueryBoundary>
    </Section>
  )
}

function SessionRow({ session, onEnd }: { session: ActiveSession; onEnd: () => void }) {
  const clock = useClock()
  const { device, ip, lastSeenAt, current, area } = session
  const Icon = mobile.test(device) ? IconDeviceMobile : IconDeviceDesktop
  const facts = [
    area === 'admin' ? sessionMessages.admin : '',
    ip,
    current ? '' : formatRelativeTime(lastSeenAt, clock)
  ]
  return (
    <SectionRow
      icon={<Icon className="i" aria-hidden />}
      name={device}
      status={current && <span className="badge rule">{sessionMessages.current}</span>}
      detail={<span className="num">{facts.filter(Boolean).join(' · ')}</span>}
    >
      {!current && (
        <Button onClick={onEnd} aria-label={sessionMessages.endOf(device)}>
          {sessionMessages.end}
        </Button>
      )}
    </SectionRow>
  )
}
