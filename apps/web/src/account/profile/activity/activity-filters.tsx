import type { ActivityEntry } from '@sitewright/api'
import { toCsv } from '@sitewright/api/csv'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useAuth } from '../../../sign-in/auth.tsx'
import { Button } from '../../../ui/button.tsx'
import { downloadFile } from '../../../ui/download.ts'
import { RequestError } from '../../../requests/request-error.ts'
import { toastFailure } from '../toasts.ts'
import { fetchAllActivity, hasKnownPlace, type ActivityQuery } from './activity.api.ts'
import styles from './activity.module.css'
import { activityFilters, activityMessages, activitySpans } from './messages.ts'

interface ActivityFiltersProps {
  kind: string
  span: string
  filters: ActivityQuery
  onChange: (chosen: { kind: string; when: string }) => void
}

/** The filters of the log, and its CSV export. */
export function ActivityFilters({ kind, span, filters, onChange }: ActivityFiltersProps) {
  const { session } = useAuth()
  const download = useMutation({
    mutationFn: () => fetchAllActivity(session.call, filters),
    onSuccess: saveAsCsv,
    onError: (error) => {
      const message = { title: activityMessages.failedTitle, text: activityMessages.failed }
      if (error instanceof RequestError) toastFailure(message, error.failure)
    }
  })
  return (
    <div className={styles.filters}>
      <FilterSelect
        label={activityMessages.show}
        value={kind}
        choices={activityFilters}
        onChange={(next) => onChange({ kind: next, when: span })}
      />
      <FilterSelect
        label={activityMessages.when}
        value={span}
        choices={activitySpans}
        onChange={(next) => onChange({ kind, when: next })}
      />
      <Button
        kind="quiet"
        className={styles.download}
        aria-disabled={download.isPending || undefined}
        onClick={() => {
          if (!download.isPending) download.mutate()
        }}
      >
        <IconDownload className="i s" aria-hidden />
        {activityMessages.download}
      </Button>
    </div>
  )
}

function saveAsCsv(entries: readonly ActivityEntry[]): void {
  const { when, action, outcome, device, place, address, file } = activityMessages
  const hasPlaces = hasKnownPlace(entries)
  const rows = entries.map((entry) => [
    new Date(entry.timestamp).toISOString(),
    entry.action,
    entry.outcome,
    entry.device ?? '',
    ...(hasPlaces ? [entry.location ?? ''] : []),
    entry.ip ?? ''
  ])
  const today = new Date().toISOString().slice(0, 10)
  const head = [when, action, outcome, device, ...(hasPlaces ? [place] : []), address]
  downloadFile(file(today), toCsv([head, ...rows]))
}

interface FilterSelectProps {
  label: string
  value: string
  choices: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

function FilterSelect({ label, value, choices, onChange }: FilterSelectProps) {
  return (
    <label className={styles.filter}>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  )
}
