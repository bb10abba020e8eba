import { answerText } from '@sitewright/advisor'
import type { GoalAnswer } from '@sitewright/site'
import { IconCheck, IconClock, IconEyeOff, IconHelp, type Icon } from '@tabler/icons-react'
import styles from './goal-answers.module.css'
import { analysisMessages as messages } from './messages.ts'

const signs: Readonly<Record<GoalAnswer['is'], { icon: Icon; label: string }>> = {
  features: { icon: IconCheck, label: messages.answered },
  section: { icon: IconCheck, label: messages.answered },
  refused: { icon: IconEyeOff, label: messages.heard },
  limit: { icon: IconClock, label: messages.notYet },
  unread: { icon: IconHelp, label: messages.notUnderstood }
}

/** Each goal and challenge in the owner's words, with its answer; nothing where there is none. */
export function GoalAnswers({ answers = [] }: { answers: readonly GoalAnswer[] | undefined }) {
  if (answers.length === 0) return null
  return (
    <section className={styles.answers} aria-labelledby="goal-answers">
      <h2 id="goal-answers">{messages.askedFor}</h2>
      <ul>
        {answers.map((answer, at) => {
          const { icon: Sign, label } = signs[answer.is]
          return (
            <li key={`${at} ${answer.text}`}>
              <span className={styles.sign} data-is={answer.is}>
                <Sign className="i s" aria-hidden />
                {label}
              </span>
              <q dir="auto">{answer.text}</q>
              <p>{answerText(answer)}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
