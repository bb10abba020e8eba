import { canGoTo, stepAt, stepBadge, stepProgress, steps, withinJump } from '@sitewright/builder'
import { IconCheck } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { useBuilder } from '../../builder/builder-context.tsx'
import { frameMessages as messages } from './messages.ts'
import styles from './progress-steps.module.css'
import { SaveIndicator } from './save-indicator.tsx'
import { Share } from './share.tsx'
import { StartOver } from './start-over.tsx'

/** The progress steps of the wizard: eight ticks on a ruler. */
export function ProgressSteps() {
  const state = useBuilder((each) => each)
  const { currentStep, isGenerating } = state
  return (
    <div className={styles.bar}>
      <nav className={styles.rule} aria-label={messages.steps}>
        <ol>
          {steps.map(({ id, label }, index) => {
            const open = !isGenerating && canGoTo(state, index)
            const inside = (
              <>
                {index < currentStep ? (
                  <IconCheck className="i s" aria-hidden />
                ) : (
                  <span className={styles.n}>{index + 1}</span>
                )}
                {label}
              </>
            )
            return (
              <li
                key={id}
                className={stepClass(index, currentStep)}
                style={{ '--at': index } as CSSProperties}
              >
                {open ? (
                  <Link to={`/builder/${id}`} aria-current={index === currentStep ? 'step' : undefined}>
                    {inside}
                  </Link>
                ) : (
                  <span className={styles.shut}>{inside}</span>
                )}
              </li>
            )
          })}
        </ol>
      </nav>
      <section className={styles.meta} aria-label={messages.thisStep}>
        <span className={styles.where} aria-hidden="true">
          {stepAt(currentStep).label}
        </span>
        <span className="badge num">{stepBadge(currentStep)}</span>
        <span className={styles.percent}>{stepProgress(currentStep)}%</span>
        <SaveIndicator />
        <StartOver />
        <Share />
      </section>
    </div>
  )
}

function stepClass(index: number, current: number): string | undefined {
  if (index < current) return styles.done
  if (index === current) return styles.now
  return withinJump(current, index) ? styles.next : undefined
}
