import './styles/date-range.css'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { lazyOnFirstUse } from '../lib/lazy-on-first-use.tsx'
import { Button } from './button.tsx'
import { formatDateRange, type DateRange } from './date-range.ts'

export interface DateRangePickerProps {
  label: string
  /** Undefined is any time. */
  value: DateRange | undefined
  onChange: (range: DateRange | undefined) => void
  /** Where the days begin and end, such as `Europe/Warsaw`. */
  timeZone: string
}

export interface DateRangePanelProps extends DateRangePickerProps {
  opened: boolean
  buttonId: string
  onClose: () => void
}

const DateRangePanel = lazyOnFirstUse<DateRangePanelProps>(
  async () => (await import('./date-range-panel.tsx')).DateRangePanel,
  ({ opened }) => opened
)

/**
 * Days from and to, by preset, by field or on a calendar, in a panel at a button. On phones it is a sheet at the
 * bottom. Its code is loaded with the first one that opens.
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const { label, value } = props
  const id = useId()
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button
        id={id}
        className="date-range"
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        <span className="muted">{label}</span> {formatDateRange(value)}
        <IconChevronDown className="i s" aria-hidden />
      </Button>
      <DateRangePanel {...props} opened={opened} buttonId={id} onClose={() => setOpened(false)} />
    </>
  )
}
