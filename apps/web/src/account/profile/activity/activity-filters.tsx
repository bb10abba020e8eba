import { toCsv } from '@sitewright/api/csv'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { toCallFailure } from '../../../session/outcomes.ts'
import { Button } from '../../../ui/button.tsx'
import { saveText } from '../../../ui/hand-over.ts'
import { toastFailure } from '../toasts.ts'
import { useAllActivity, type ActivityQuery } from '../requests/use-activity.ts'
import styles from './activity.module.css'
import { activityFilters, activityMessages, activitySpans } from './messages.ts'

interface ActivityFiltersProps {
  kind: string
  span: string
  wanted: ActivityQuery
  onShow: (chosen: { kind: string; when: string }) => void
}

/** What the log shows, and the same as a file. */
export function ActivityFilters({ kind, span, wanted, onShow }: ActivityFiltersProps) {
  const [busy, setBusy] = useState(false)
  const whole = useAllActivity()
  const download = async (): Promise<void> => {
    if (busy) return
    setBusy(true)
    const outcome = await whole(wanted)
    setBusy(false)
    const words = { title: activityMessages.failedTitle, text: activityMessages.failed }
    if (!outcome.ok) return toastFailure(words, toCallFailure(outcome))
    const { when, action, outcome: how, device, address, file } = activityMessages
    const rows = outcome.answer.map((entry) => [
      new Date(entry.timestamp).toISOString(),
      entry.action,
      entry.outcome,
      entry.device ?? '',
      entry.ip ?? ''
    ])
    saveText(
      file(new Date().toISOString().slice(0, 10)),
      toCsv([[when, action, how, device, address], ...rows])
    )
  }
  return (
    <div className={styles.bar}>
      <FilterSelect
        label={activityMessages.show}
        value={kind}
        choices={activityFilters}
        onPick={(next) => onShow({ kind: next, when: span })}
      />
      <FilterSelect
        label={activityMessages.when}
        value={span}
        choices={activitySpans}
        onPick={(next) => onShow({ kind, when: next })}
      />
      <Button
        kind="quiet"
        className={styles.download}
        aria-disabled={busy || undefined}
        onClick={() => void download()}
      >
        <IconDownload className="i s" aria-hidden />
        {activityMessages.download}
      </Button>
    </div>
  )
}

interface FilterSelectProps {
  label: string
  value: string
  choices: readonly { value: string; label: string }[]
  onPick: (value: string) => void
}

function FilterSelect({ label, value, choices, onPick }: FilterSelectProps) {
  return (
    <label className={styles.pick}>
      <span>{label}</span>
      <select value={value} onChange={(event) => onPick(event.currentTarget.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  )
}
