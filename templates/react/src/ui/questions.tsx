import '../styles/ui/faq.css'
import { useId } from 'react'
import type { Question } from '../domain/site.ts'
import { Draft } from './draft.tsx'
import { Words } from './words.tsx'

/** Questions that open to their answers, one at a time, without a line of script. */
export function Questions({ items }: { items: readonly Question[] }) {
  const group = useId()
  return (
    <div className="faq">
      {items.map((item, index) => (
        <details key={item.id} name={group} open={index === 0}>
          <summary>
            <Words of={item.question} />
          </summary>
          <p>
            <Draft of={item}>
              <Words of={item.answer} />
            </Draft>
          </p>
        </details>
      ))}
    </div>
  )
}
