import type { TestState } from './use-form-test.ts'
import styles from './messages.module.css'

type Mark = 'done' | 'now' | 'failed' | 'open'

type Started = Exclude<TestState, { kind: 'idle' }>
type Marks = readonly [sent: Mark, taken: Mark, arrived: Mark]

const marks: Readonly<Record<Exclude<Started['kind'], 'failed'>, Marks>> = {
  sending: ['now', 'open', 'open'],
  taken: ['done', 'done', 'now'],
  arrived: ['done', 'done', 'done']
}

const failedMarks: Readonly<Record<Extract<Started, { kind: 'failed' }>['why']['kind'], Marks>> = {
  refused: ['done', 'failed', 'open'],
  // Without an answer nobody knows whether the message left the browser.
  timeout: ['open', 'failed', 'open'],
  unreachable: ['open', 'failed', 'open'],
  missing: ['done', 'done', 'failed']
}

/** What is known of the three stations of a test message. */
export function marksOf(state: Started): Marks {
  return state.kind === 'failed' ? failedMarks[state.why.kind] : marks[state.kind]
}

const words: Readonly<Record<Mark, string>> = {
  done: 'done',
  now: 'under way',
  failed: 'failed',
  open: 'not known'
}

/** How far a test message got. */
export function Trail({ state }: { state: Started }) {
  const known = marksOf(state)
  return (
    <ol className={styles.trail} aria-label="How far it got">
      {['Sent from here', 'Taken by the service', 'In your inbox'].map((label, index) => {
        const mark = known[index] ?? 'open'
        return (
          <li key={label} data-mark={mark}>
            {label}
            <span className="vh">, {words[mark]}</span>
          </li>
        )
      })}
    </ol>
  )
}
