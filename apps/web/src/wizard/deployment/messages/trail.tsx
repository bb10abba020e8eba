import type { TestState } from './use-form-test.ts'
import styles from './messages.module.css'

type Mark = 'done' | 'now' | 'failed' | 'open'

const marks: Readonly<Record<Exclude<TestState['kind'], 'idle'>, readonly [Mark, Mark, Mark]>> = {
  sending: ['now', 'open', 'open'],
  taken: ['done', 'done', 'now'],
  arrived: ['done', 'done', 'done'],
  failed: ['done', 'failed', 'open']
}

const words: Readonly<Record<Mark, string>> = {
  done: 'done',
  now: 'under way',
  failed: 'failed',
  open: 'open'
}

/** How far a test message got. */
export function Trail({ state }: { state: Exclude<TestState['kind'], 'idle'> }) {
  return (
    <ol className={styles.trail} aria-label="How far it got">
      {['Sent from here', 'Taken by the service', 'In your inbox'].map((label, index) => {
        const mark = marks[state][index] ?? 'open'
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
