import type { TestState } from './use-form-test.ts'
import { deliveryTestMessages as messages } from './delivery-messages.ts'
import styles from './message-delivery.module.css'

type StageState = 'done' | 'now' | 'failed' | 'open'

type StartedTest = Exclude<TestState, { kind: 'idle' }>
type Stages = readonly [sent: StageState, taken: StageState, arrived: StageState]

const stagesByState: Readonly<Record<Exclude<StartedTest['kind'], 'failed'>, Stages>> = {
  sending: ['now', 'open', 'open'],
  taken: ['done', 'done', 'now'],
  arrived: ['done', 'done', 'done']
}

const stagesByFailure: Readonly<Record<Extract<StartedTest, { kind: 'failed' }>['why']['kind'], Stages>> = {
  refused: ['done', 'failed', 'open'],
  // Without an answer it is not known whether the message left the browser.
  timeout: ['open', 'failed', 'open'],
  unreachable: ['open', 'failed', 'open'],
  missing: ['done', 'done', 'failed']
}

/** Status of the three stages of a test message: sent, accepted, arrived. */
export function deliveryStages(state: StartedTest): Stages {
  return state.kind === 'failed' ? stagesByFailure[state.why.kind] : stagesByState[state.kind]
}

/** Progress of a test message. */
export function DeliveryProgress({ state }: { state: StartedTest }) {
  const known = deliveryStages(state)
  return (
    <ol className={styles.trail} aria-label={messages.progress}>
      {[messages.stageSent, messages.stageTaken, messages.stageArrived].map((label, index) => {
        const mark = known[index] ?? 'open'
        return (
          <li key={label} data-mark={mark}>
            {label}
            <span className="vh">, {messages.stages[mark]}</span>
          </li>
        )
      })}
    </ol>
  )
}
