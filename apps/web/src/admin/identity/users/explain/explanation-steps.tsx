import type { DecisionStep, Explanation, User } from '@sitewright/api'
import { formatDateTime, formatDateTimeInText, type Clock } from '../../../../lib/time.ts'
import { useClock } from '../../../../lib/use-clock.ts'
import { Status } from '../../../../ui/status.tsx'
import type { Tone } from '../../../../ui/tone.ts'
import { explainMessages as words } from './messages.ts'
import styles from './explain.module.css'

const tones: Readonly<Record<DecisionStep['outcome'], Tone | undefined>> = {
  passed: 'success',
  refused: 'danger',
  unknown: undefined,
  asked: 'info'
}

const answerTones: Readonly<Record<Explanation['answer'], Tone | undefined>> = {
  yes: 'success',
  no: 'danger',
  unknown: undefined
}

/** A decision with its steps, and the single change that would flip it. */
export function ExplanationSteps({ user, explanation }: { user: User; explanation: Explanation }) {
  const clock = useClock()
  const { act, at, answer, roleName, steps } = explanation
  return (
    <section className={styles.answer} aria-label={words.steps}>
      <p className={styles.question} role="status">
        <span>
          {words.asks(user.firstName)} <span className="badge">{act.summary}</span>{' '}
          {at === null ? words.now : words.asOf(formatDateTimeInText(at, clock))}{' '}
          {roleName !== null && words.role(roleName)}
        </span>
        <b>
          <Status tone={answerTones[answer]}>{words.answers[answer]}</Status>
        </b>
      </p>
      <ol>
        {steps.map(({ rule, outcome, value }) => (
          <li key={rule}>
            <Status tone={tones[outcome]}>{words.rules[rule][outcome]}</Status>
            {value !== null && <code>{writeValue(value, clock)}</code>}
          </li>
        ))}
      </ol>
      <p className={styles.flip}>{conclusionOf(explanation)}</p>
      <p className={styles.calls}>
        {act.calls.length === 0 ? words.noCalls : `${words.calls(act.calls.length)}: `}
        <code>{act.calls.join(', ')}</code>
      </p>
    </section>
  )
}

function conclusionOf({ answer, flippedBy, steps }: Explanation): string {
  if (flippedBy !== null) return words.flip(flippedBy)
  if (answer === 'unknown') return words.notKnown
  const refused = steps.filter(({ outcome }) => outcome === 'refused').length
  return answer === 'yes' ? '' : words.several(refused)
}

function writeValue(value: string | number, clock: Clock): string {
  return typeof value === 'number' ? formatDateTime(value, clock) : value
}
