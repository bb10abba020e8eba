import { useId } from 'react'
import type { Question, Reason } from '../domain/site.ts'
import '../styles/content.css'
import { Icon } from './controls.tsx'
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
            <Words of={item} field="question" />
          </summary>
          <p>
            <Draft of={item}>
              <Words of={item} field="answer" />
            </Draft>
          </p>
        </details>
      ))}
    </div>
  )
}

export function Reasons({ items }: { items: readonly Reason[] }) {
  return (
    <ul className="feat-list">
      {items.map((reason) => (
        <li key={reason.id} className="feat">
          <Icon name={reason.icon} />
          <h3>
            <Words of={reason} field="title" />
          </h3>
          <p>
            <Words of={reason} field="text" />
          </p>
        </li>
      ))}
    </ul>
  )
}
