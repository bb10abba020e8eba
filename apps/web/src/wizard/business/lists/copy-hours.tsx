import { weekdays, type OpeningHours, type Weekday } from '@sitewright/site'
import { IconCopy } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Options } from '../../../ui/field.tsx'
import styles from './hours.module.css'
import { listWords } from './messages.ts'

type Target = keyof typeof listWords.copyTargets

interface CopyHoursProps {
  week: OpeningHours['week']
  onCopy: (from: Weekday, to: readonly Weekday[]) => void
}

/** Copies the hours of one day to others. */
export function CopyHours({ week, onCopy }: CopyHoursProps) {
  const id = useId()
  const open = weekdays.filter((day) => week[day].length > 0)
  const [chosen, setChosen] = useState<Weekday>()
  const [target, setTarget] = useState<Target>('weekdays')
  const from = chosen !== undefined && open.includes(chosen) ? chosen : (open[0] ?? 'mon')
  const targets: Readonly<Record<Target, readonly Weekday[]>> = {
    weekdays: weekdays.slice(0, 5),
    open,
    weekend: weekdays.slice(5),
    all: weekdays
  }
  return (
    <div className={styles.copy}>
      <label htmlFor={`${id}-from`}>{listWords.copyFrom}</label>
      <select
        id={`${id}-from`}
        className="input"
        value={from}
        onChange={(event) => setChosen(event.currentTarget.value as Weekday)}
      >
        <Options options={open.map((day) => [day, listWords.days[day][1]])} />
      </select>
      <label htmlFor={`${id}-to`}>{listWords.copyTo}</label>
      <select
        id={`${id}-to`}
        className="input"
        value={target}
        onChange={(event) => setTarget(event.currentTarget.value as Target)}
      >
        <Options options={Object.entries(listWords.copyTargets)} />
      </select>
      <Button onClick={() => onCopy(from, targets[target])}>
        <IconCopy className="i s" aria-hidden />
        {listWords.copy}
      </Button>
    </div>
  )
}
