import { timeText } from '../../domain/booking.ts'
import { bookingMessages } from '../../domain/messages/booking.ts'
import { useLocale } from '../../ui/use-client.ts'

interface TimeSlotsProps {
  times: readonly { time: string; morning: boolean; free: boolean }[]
  selected?: string
  onSelect: (time: string) => void
}

/** The times of a day as radio buttons, morning and afternoon. */
export function TimeSlots({ times, selected, onSelect }: TimeSlotsProps) {
  if (!times.some((slot) => slot.free)) return <p role="status">{bookingMessages.noneFree}</p>
  return (
    <fieldset>
      <legend className="sr">{bookingMessages.time}</legend>
      <h3>{bookingMessages.morning}</h3>
      <Slots times={times.filter((slot) => slot.morning)} selected={selected} onSelect={onSelect} />
      <h3>{bookingMessages.afternoon}</h3>
      <Slots times={times.filter((slot) => !slot.morning)} selected={selected} onSelect={onSelect} />
    </fieldset>
  )
}

function Slots({ times, selected, onSelect }: TimeSlotsProps) {
  const locale = useLocale()
  return (
    <div className="slots">
      {times.map(({ time, free }) => (
        <label key={time} className="time-slot">
          <input
            type="radio"
            name="time"
            value={time}
            disabled={!free}
            checked={free && time === selected}
            onChange={() => onSelect(time)}
          />
          {timeText(time, locale)}
        </label>
      ))}
    </div>
  )
}
