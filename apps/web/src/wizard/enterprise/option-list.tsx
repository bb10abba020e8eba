import choiceStyles from '../frame/choice-list.module.css'
import styles from './enterprise.module.css'

/** Checkboxes or radio buttons for one list; the first carries the id that links of missing fields lead to. */
export interface OptionListProps {
  field: string
  legend: string
  kind: 'one' | 'several'
  options: readonly { id: string; name: string }[]
  chosen: readonly string[]
  onPick: (id: string) => void
}

export function OptionList({ field, legend, kind, options, chosen, onPick }: OptionListProps) {
  return (
    <fieldset className={choiceStyles.group}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {options.map(({ id, name }, index) => (
          <label key={id} className={styles.card}>
            <input
              type={kind === 'one' ? 'radio' : 'checkbox'}
              name={field}
              checked={chosen.includes(id)}
              onChange={() => onPick(id)}
              {...(index === 0 ? { id: field } : {})}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
