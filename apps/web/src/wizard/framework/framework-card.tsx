import { frameworkOf, type FrameworkId } from '@sitewright/catalog'
import { IconCheck, IconMinus, IconPlus } from '@tabler/icons-react'
import { Gauge } from '../../ui/gauge.tsx'
import { FrameworkMark } from '../../ui/framework-mark.tsx'
import { MeasuredList } from './measured-list.tsx'
import { proofMessages } from '../../lib/proof/messages.ts'
import { frameworkMessages as messages } from './messages.ts'
import styles from './framework.module.css'
import { lowercaseFirst } from '../../lib/lowercase-first.ts'

interface FrameworkCardProps {
  id: FrameworkId
  selected: boolean
  onSelect: () => void
}

const scores = [
  ['popularity', messages.popularity],
  ['performance', messages.performance],
  ['ecosystem', messages.ecosystem]
] as const

/** A framework with its pros and cons; one that is not available yet can be compared, not picked. */
export function FrameworkCard({ id, selected, onSelect }: FrameworkCardProps) {
  const framework = frameworkOf(id)
  const { name, description, pros, cons, bestFor, learningCurve, recommended, unavailable } = framework
  const shut = unavailable !== undefined
  return (
    <label className={`${styles.card} ${selected ? styles.on : ''} ${shut ? styles.shut : ''}`}>
      <input
        type="radio"
        name="framework"
        checked={selected}
        disabled={shut}
        onChange={onSelect}
        onClick={selected ? onSelect : undefined}
        aria-describedby={`${id}-why`}
      />
      <span className={styles.logo}>
        <FrameworkMark id={id} />
      </span>
      <span className={styles.name}>
        {name}
        {recommended && <span className="badge rule">{messages.recommended}</span>}
        {shut && <span className="badge out">{messages.unavailable}</span>}
        {selected && <IconCheck className={`i ${styles.check}`} aria-hidden />}
      </span>
      <span className={styles.text} id={`${id}-why`}>
        {description}
      </span>
      <span className={styles.points}>
        {pros.map((pro) => (
          <span key={pro}>
            <IconPlus className="i s" aria-label={messages.pros} />
            {pro}
          </span>
        ))}
        {cons.map((con) => (
          <span key={con} className={styles.con}>
            <IconMinus className="i s" aria-label={messages.cons} />
            {con}
          </span>
        ))}
      </span>
      <MeasuredList id={id} />
      <span className={styles.scores}>
        <span className={styles.more}>{proofMessages.opinion}</span>
        {scores.map(([key, label]) => (
          <span key={key}>
            <span>
              {label}
              <b className="num">{framework[key]}</b>
            </span>
            <Gauge value={framework[key]} label={messages.score(label, name)} />
          </span>
        ))}
        <span className={styles.more}>
          <span>
            {messages.learningCurve} <b>{learningCurve}</b>
          </span>
          <span>
            {messages.bestFor} <b>{bestFor.map(lowercaseFirst).join(', ')}</b>
          </span>
        </span>
      </span>
    </label>
  )
}
