import type { ActiveSession } from '@sitewright/api'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { sayDone, sayFailed } from '../notices.ts'
import { Answer } from '../parts/answer.tsx'
import { ProofDialog } from '../parts/flow-dialog.tsx'
import { Foot, Row, Section } from '../parts/section.tsx'
import { useEndOthers } from '../requests/use-end-others.ts'
import { useEndSession } from '../requests/use-end-session.ts'
import { useSessions } from '../requests/use-sessions.ts'
import { ago } from '../time.ts'
import { useAct } from '../use-act.ts'
import { useReading } from '../use-reading.ts'
import { securityFailures, sessionMessages } from './messages.ts'
import styles from './security.module.css'

const mobile = /\b(iOS|Android|iPhone|iPad)\b/

export function Sessions() {
  const query = useSessions()
  const act = useAct()
  const endSession = useEndSession()
  const endOthers = useEndOthers()
  const list = useRef<HTMLDivElement>(null)

  /** The button that was used has gone with its row. */
  const keepFocus = (): void => list.current?.focus()
  const end = async ({ id }: ActiveSession): Promise<void> => {
    keepFocus()
    const result = await act.run(() => endSession({ path: { id } }))
    if (result.kind === 'done') sayDone(result.answer.message)
    if (result.kind === 'refused') sayFailed(securityFailures.session, result.refusal)
  }
  const endAll = async (): Promise<void> => {
    const result = await act.run(() => endOthers({ body: {} }))
    if (result.kind === 'refused') sayFailed(securityFailures.session, result.refusal)
    if (result.kind !== 'done') return
    keepFocus()
    sayDone(result.answer.message)
  }
  return (
    <Section title={sessionMessages.title} note={sessionMessages.note}>
      <Answer query={query} rows={3}>
        {(sessions) => {
          const others = sessions.filter(({ current }) => !current).length
          return (
            <div ref={list} tabIndex={-1} className={styles.list}>
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} onEnd={() => void end(session)} />
              ))}
              <Foot note={others === 0 ? sessionMessages.alone : sessionMessages.others(others)}>
                {others > 0 && <Button onClick={() => void endAll()}>{sessionMessages.endOthers}</Button>}
              </Foot>
            </div>
          )
        }}
      </Answer>
      <ProofDialog act={act} />
    </Section>
  )
}

function SessionRow({ session, onEnd }: { session: ActiveSession; onEnd: () => void }) {
  const reading = useReading()
  const { device, ip, lastUsedAt, current, area } = session
  const Icon = mobile.test(device) ? IconDeviceMobile : IconDeviceDesktop
  const facts = [area === 'admin' ? sessionMessages.admin : '', ip, current ? '' : ago(lastUsedAt, reading)]
  return (
    <Row
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
    </Row>
  )
}
