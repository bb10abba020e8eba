import { DatePicker, parseDate } from '@ark-ui/react/date-picker'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import type { Days } from './date-range.ts'
import { dateRangeMessages } from './messages.ts'

interface MonthGridProps {
  days: Days
  /** The last day that can be chosen. */
  today: string
  timeZone: string
  onChange: (days: Days) => void
}

/** A month of days, of which the first and then the last are chosen, with a pointer or the keys of a calendar. */
export function MonthGrid({ days, today, timeZone, onChange }: MonthGridProps) {
  /** The first day, until the last is chosen too. */
  const [first, setFirst] = useState<string>()
  const shown = first === undefined ? [days.from, days.to] : [first]
  return (
    <DatePicker.Root
      inline
      selectionMode="range"
      locale="en-GB"
      startOfWeek={1}
      timeZone={timeZone}
      max={parseDate(today)}
      defaultFocusedValue={parseDate(days.to === '' || days.to > today ? today : days.to)}
      value={shown.filter((day) => day !== '').map((day) => parseDate(day))}
      onValueChange={({ value }) => {
        const [from, to] = value.map(String).toSorted()
        setFirst(to === undefined ? from : undefined)
        if (from !== undefined && to !== undefined) onChange({ from, to })
      }}
      translations={{
        content: dateRangeMessages.calendar,
        prevTrigger: () => dateRangeMessages.previousMonth,
        nextTrigger: () => dateRangeMessages.nextMonth
      }}
    >
      <DatePicker.Content className="month">
        <DatePicker.View view="day">
          <DatePicker.ViewControl className="month-head">
            <DatePicker.PrevTrigger className="btn quiet only">
              <IconChevronLeft className="i s" aria-hidden />
            </DatePicker.PrevTrigger>
            <span aria-live="polite">
              <DatePicker.RangeText />
            </span>
            <DatePicker.NextTrigger className="btn quiet only">
              <IconChevronRight className="i s" aria-hidden />
            </DatePicker.NextTrigger>
          </DatePicker.ViewControl>
          <DayTable />
        </DatePicker.View>
      </DatePicker.Content>
    </DatePicker.Root>
  )
}

function DayTable() {
  return (
    <DatePicker.Context>
      {({ weekDays, weeks }) => (
        <DatePicker.Table className="month-days">
          <DatePicker.TableHead>
            <DatePicker.TableRow>
              {weekDays.map(({ short, long }) => (
                <DatePicker.TableHeader key={long}>{short}</DatePicker.TableHeader>
              ))}
            </DatePicker.TableRow>
          </DatePicker.TableHead>
          <DatePicker.TableBody>
            {weeks.map((week) => (
              <DatePicker.TableRow key={String(week[0])}>
                {week.map((day) => (
                  <DatePicker.TableCell key={String(day)} value={day}>
                    <DatePicker.TableCellTrigger className="num">{day.day}</DatePicker.TableCellTrigger>
                  </DatePicker.TableCell>
                ))}
              </DatePicker.TableRow>
            ))}
          </DatePicker.TableBody>
        </DatePicker.Table>
      )}
    </DatePicker.Context>
  )
}
