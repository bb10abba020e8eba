import { toLocalText } from '../../../lib/local-time-text.ts'
import type { TimeWindow } from '../../../ui/chart/chart-data.ts'
import { TextField } from '../../../ui/field.tsx'
import { useForm } from '../../../ui/form.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import type { ComparedWindow } from './compared-window.ts'
import styles from './comparison.module.css'
import { comparisonMessages as words } from './messages.ts'

interface WindowFormProps {
  window: ComparedWindow
  onWindow: (window: TimeWindow) => void
}

/** Start and end of a window, for a user who does not drag it over a chart. */
export function WindowForm({ window, onWindow }: WindowFormProps) {
  const { text, sending, props } = useForm({
    initial: { from: toLocalText(window.from, 'second'), to: toLocalText(window.to, 'second') },
    validate: ({ from, to }) => ({
      ...(from === '' ? { from: words.required } : {}),
      ...(to === '' ? { to: words.required } : to <= from ? { to: words.order } : {})
    }),
    send: ({ from, to }) => {
      onWindow({ from: Date.parse(from) / 1000, to: Date.parse(to) / 1000 })
      return Promise.resolve(undefined)
    }
  })
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return (
    <form className={styles.form} {...props}>
      <TextField
        {...text('from')}
        label={words.from}
        type="datetime-local"
        step={1}
        help={words.zone(timeZone)}
      />
      <TextField {...text('to')} label={words.to} type="datetime-local" step={1} />
      <SubmitButton sending={sending}>{words.apply}</SubmitButton>
    </form>
  )
}
