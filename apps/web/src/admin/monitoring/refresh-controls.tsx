import { IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { SegmentedControl, Switch } from '../../ui/choice.tsx'
import { toast } from '../../ui/toast.ts'
import { monitoringMessages as words } from './messages.ts'
import styles from './monitoring.module.css'
import { useAutoRefresh, type RefreshInterval } from './use-auto-refresh.ts'

const intervals = (['30', '60', '300'] as const satisfies readonly RefreshInterval[]).map((value) => ({
  value,
  label: words.intervals[value]
}))

/** Reads the measurements again, by hand or by itself. */
export function RefreshControls({ readAgain }: { readAgain: () => Promise<void> }) {
  const { isOn, setOn, interval, setInterval } = useAutoRefresh(readAgain)
  const [isReading, setReading] = useState(false)
  const refresh = (): void => {
    if (isReading) return
    setReading(true)
    readAgain()
      .catch((error: unknown) =>
        toast({
          tone: 'danger',
          title: words.refreshFailed,
          text: error instanceof Error ? error.message : words.errorText
        })
      )
      .finally(() => setReading(false))
  }
  return (
    <div className={styles.controls}>
      <Switch label={words.autoRefresh} checked={isOn} onChange={setOn} />
      <SegmentedControl
        label={words.interval}
        name="interval"
        value={interval}
        options={intervals}
        onChange={setInterval}
      />
      <Button aria-disabled={isReading || undefined} onClick={refresh}>
        <IconRefresh className={`i ${isReading ? styles.turning : ''}`} aria-hidden />
        {words.refresh}
      </Button>
      <span className="vh" role="status">
        {isReading && words.refreshing}
      </span>
    </div>
  )
}
