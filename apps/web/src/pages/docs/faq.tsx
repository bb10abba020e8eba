import { docsMessages as messages } from './messages.ts'
import styles from './docs.module.css'

export function Faq() {
  return (
    <dl className={styles.faq}>
      {messages.questions.map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  )
}
