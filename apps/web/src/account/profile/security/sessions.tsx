import type { ActiveSession } from '@sitewright/api'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { toastSuccess, toastFailure } from '../toasts.ts'
import { QueryBoundary } from '../parts/query-boundary.tsx'
import { StepUpOnlyDialog } from '../parts/step-up-dialog.tsx'
import { SectionFooter, SectionRow, Section } from '../parts/section.tsx'
import { useEndOthers } from '../requests/use-end-others.ts'
import { useEndSession } from '../requests/use-end-session.ts'
import { useSessions } from '../requests/use-sessions.ts'
import { formatRelativeTime } from '../time.ts'
import { useStepUpMutation } from '../use-step-up-mutation.ts'
import { useClock } from '../use-clock.ts'
import { securityFailures, sessionMessages } from './messages.ts'
import styles from './security.module.css'

const mobile = /\b(iOS|Android|iPhone|iPad)\b/

export function Sessions() {
  const query = useSessions()
  const act = useStepUpMutation()
  const endSession = useEndSession()
  const endOthers = useEndOthers()
  const list = useRef<HTMLDivElement>(null)

  /** The button that was used has gone with its row. */
  const keepFocus = (): void => list.current?.focus()
  const end = async ({ id }: ActiveSession): Promise<void> => {
    keepFocus()
    const result = await act.run(() => endSession({ path: { id } }))
    if (result.kind === 'done') toastSuccess(result.answer.message)
    if (result.kind === 'refused') toastFailure(securityFailures.session, result.refusal)
  }
  const endAll = async (): Promise<void> => {
    const result = await act.run(() => endOthers({ body: {} }))
    if (result.kind === 'refused') toastFailure(securityFailures.session, result.refusal)
    if (result.kind !== 'done') return
    keepFocus()
    toastSuccess(result.answer.message)
  }
  return (
    <Section title={sessionMessages.title} note={sessionMessages.note}>
      <QueryBoundary query={query} rows={3}>
        {(sessions) => {
          const others = sessions.filter(({ current }) => !current).length
          return (
            <div ref={list} tabIndex={-1} className={styles.list}>
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} onEnd={() => void end(session)} />
              ))}
              <SectionFooter note={others === 0 ? sessionMessages.alone : sessionMessages.others(others)}>
                {others > 0 && <Button onClick={() => void endAll()}>{sessionMessages.endOthers}</Button>}
              </SectionFooter>
            </div>
          )
        }}
      </QueryBoundary>
      <StepUpOnlyDialog act={act} />
    </Section>
  )
}

function SessionRow({ session, onEnd }: { session: ActiveSession; onEnd: () => void }) {
  const reading = useClock()
  const { device, ip, lastUsedAt, current, area } = session
  const Icon = mobile.test(device) ? IconDeviceMobile : IconDeviceDesktop
  const facts = [area === 'admin' ? sessionMessages.admin : '', ip, current ? '' : formatRelativeTime(lastUsedAt, reading)]
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
