import './styles/popup.css'
import { Popover } from '@ark-ui/react/popover'
import { Portal } from '@ark-ui/react/portal'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState, type FormEvent } from 'react'
import { Button } from './button.tsx'
import { datePresets, daysOf, findDaysProblem, todayIn, type DateRange, type Days } from './date-range.ts'
import type { DateRangePanelProps } from './date-range-picker.tsx'
import { TextField } from './field.tsx'
import { dateRangeMessages } from './messages.ts'
import { MonthGrid } from './month-grid.tsx'

/** The panel of a range of days while it is open, with the library that places it and holds the focus. */
export function DateRangePanel({ opened, ...panel }: DateRangePanelProps) {
  return (
    <Popover.Root
      open={opened}
      onOpenChange={({ open }) => {
        if (!open) panel.onClose()
      }}
      ids={{ trigger: panel.buttonId }}
      modal
      positioning={{ placement: 'bottom-start', gutter: 4 }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Popover.Positioner className="popup-stage">
          <Popover.Content className="popup date-range-panel">
            <Popover.Title className="vh">{panel.label}</Popover.Title>
            <RangeChoice {...panel} />
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}

function RangeChoice({ value, onChange, timeZone, onClose }: Omit<DateRangePanelProps, 'opened'>) {
  const today = todayIn(timeZone)
  const [days, setDays] = useState<Days>(value === undefined ? { from: '', to: '' } : daysOf(value, today))
  const [problem, setProblem] = useState<string>()
  const take = (range: DateRange | undefined): void => {
    onChange(range)
    onClose()
  }
  const change = (next: Partial<Days>): void => {
    setDays({ ...days, ...next })
    setProblem(undefined)
  }
  const apply = (event: FormEvent): void => {
    event.preventDefault()
    const found = findDaysProblem(days, today)
    setProblem(found)
    if (found === undefined) take({ kind: 'days', ...days })
  }
  return (
    <>
      <Presets value={value} onPick={take} />
      <form onSubmit={apply} noValidate>
        <MonthGrid days={days} today={today} timeZone={timeZone} onChange={change} />
        <div className="date-range-days">
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              type="date"
              label={dateRangeMessages[end]}
              value={days[end]}
              max={today}
              onChange={(event) => change({ [end]: event.currentTarget.value })}
            />
          ))}
          <Button type="submit" kind="go">
            {dateRangeMessages.apply}
          </Button>
        </div>
        <p className="err" role="alert">
          {problem && <IconAlertTriangle className="i s" aria-hidden />}
          {problem}
        </p>
      </form>
    </>
  )
}

interface PresetsProps {
  value: DateRange | undefined
  onPick: (range: DateRange | undefined) => void
}

function Presets({ value, onPick }: PresetsProps) {
  const current = value === undefined ? 'any' : value.kind === 'preset' ? value.preset : undefined
  return (
    <div className="date-range-presets" role="group" aria-label={dateRangeMessages.presets}>
      {(['any', ...datePresets] as const).map((preset) => (
        <button
          key={preset}
          type="button"
          aria-pressed={current === preset}
          data-autofocus={current === preset || undefined}
          onClick={() => onPick(preset === 'any' ? undefined : { kind: 'preset', preset })}
        >
          {dateRangeMessages[preset]}
        </button>
      ))}
    </div>
  )
}
