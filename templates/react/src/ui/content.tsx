import { useId } from 'react'
import { hoursText, openState, openStateText } from '../domain/hours.ts'
import type { OpeningHours, Question, Reason } from '../domain/site.ts'
import { businessLocale } from '../domain/text.ts'
import '../styles/content.css'
import { Icon } from './controls.tsx'
import { Draft } from './draft.tsx'
import { useBusinessTime } from './hooks.tsx'
import { useContent } from './site-context.tsx'
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

/** Whether the business is open, and until when. Its line is kept free until the page knows the time. */
export function OpenNow({ hours }: { hours: OpeningHours }) {
  const now = useBusinessTime()
  const locale = businessLocale(useContent())
  return <span className="open-now">{now && openStateText(openState(hours, now), now, locale)}</span>
}

/** The opening hours in a line, and whether it is open now. */
export function HoursLine({ hours }: { hours: OpeningHours }) {
  const content = useContent()
  return (
    <>
      <Draft of={hours}>
        <Words of={content} field="hours">
          {hoursText(hours, content.language)}
        </Words>
      </Draft>
      <OpenNow hours={hours} />
    </>
  )
}
