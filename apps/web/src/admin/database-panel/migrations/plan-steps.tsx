import type { MigrateAnswer } from '@sitewright/api'
import { formatDuration } from '../performance/format-duration.ts'
import { migrationMessages as words } from './migration-messages.ts'
import styles from './migrations.module.css'

interface PlanStepsProps {
  steps: MigrateAnswer['plan']['steps']
  /** What came of them; null before a first run. */
  run: MigrateAnswer['run']
}

/** The migrations of a plan with their statements, and what each did once they have run. */
export function PlanSteps({ steps, run }: PlanStepsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and has to by keyboard too
    <ol className={styles.steps} tabIndex={0}>
      {steps.map(({ name, statements }) => {
        const done = run?.done.find((each) => each.name === name)
        const stoppedAt = run?.stopped?.name === name ? run.stopped.statement : null
        return (
          <li key={name}>
            <h3>{name}</h3>
            {statements.map((text, index) => {
              const did = done?.statements[index]
              return (
                // oxlint-disable-next-line react/no-array-index-key -- two statements of a script may be alike
                <div key={index} className={styles.statement} data-stopped={stoppedAt === index || undefined}>
                  <pre>{text}</pre>
                  {did !== undefined && (
                    <span className={styles.took}>
                      {words.statementTook(did.rows, formatDuration(did.milliseconds))}
                    </span>
                  )}
                </div>
              )
            })}
          </li>
        )
      })}
    </ol>
  )
}
