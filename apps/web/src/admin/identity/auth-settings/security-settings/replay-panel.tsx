import type { SecurityReplay } from '@sitewright/api'
import { formatDateTimeInText } from '../../../../lib/time.ts'
import { useClock } from '../../../../lib/use-clock.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { Status } from '../../../../ui/status.tsx'
import { AffectedPeople } from './affected-people.tsx'
import { replayMessages as words } from './replay-messages.ts'
import type { ReplayedSettings } from './security-settings.api.ts'
import styles from './security.module.css'

interface ReplayPanelProps {
  isChanged: boolean
  /** Undefined until it is there. */
  replay: SecurityReplay | undefined
  problem: string | undefined
  isReloading: boolean
  settings: ReplayedSettings
}

const format = (count: number): string => count.toLocaleString(navigator.language)

/** What the change would have done to the last 30 days of sign-ins. */
export function ReplayPanel({ isChanged, replay, problem, isReloading, settings }: ReplayPanelProps) {
  return (
    <section className={styles.replay} aria-label={words.title} aria-busy={isReloading}>
      <h3>{words.title}</h3>
      {!isChanged && <p className="muted">{words.none}</p>}
      {isChanged && problem !== undefined && <Banner tone="danger">{`${words.failed}. ${problem}`}</Banner>}
      {isChanged && problem === undefined && replay === undefined && (
        <Skeleton rows={5} label={words.replaying} />
      )}
      {isChanged && problem === undefined && replay !== undefined && (
        <Replay replay={replay} settings={settings} />
      )}
    </section>
  )
}

function Replay({ replay, settings }: { replay: SecurityReplay; settings: ReplayedSettings }) {
  const clock = useClock()
  const { signIns, people, isWhole, unexplainedAt, effects } = replay
  return (
    <>
      <p className="muted">
        {words.replayed(format(signIns), format(people))} {!isWhole && words.part}
      </p>
      <table className={styles.effects}>
        <caption className="vh">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{words.what}</span>
            </th>
            <th scope="col">{words.before}</th>
            <th scope="col">{words.after}</th>
          </tr>
        </thead>
        <tbody>
          {effects.map((effect) => (
            <tr key={effect.kind}>
              <th scope="row">{words.kinds[effect.kind]}</th>
              <td className="num muted">
                {effect.before === null ? words.notRecorded : format(effect.before)}
              </td>
              <td className="num">
                {effect.after > (effect.before ?? 0) ? (
                  <Status tone="warning">{format(effect.after)}</Status>
                ) : (
                  format(effect.after)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {effects.map((effect) => (
        <AffectedPeople key={effect.kind} effect={effect} settings={settings} />
      ))}
      <p className={styles.help}>
        {unexplainedAt !== null && words.unexplained(formatDateTimeInText(unexplainedAt, clock))}{' '}
        {words.devices} {words.enrolled} {words.sessions} {words.length}
      </p>
    </>
  )
}
