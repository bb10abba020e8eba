import '../styles/ui/faq.css'
import { useId } from 'react'

/** Questions that open to their answers, one at a time, without a line of script. */
export function Questions({ items }: { items: readonly { question: string; answer: string }[] }) {
  const group = useId()
  return (
    <div className="faq">
      {items.map(({ question, answer }, index) => (
        <details key={question} name={group} open={index === 0}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
