import { bookingMessages } from '../../domain/messages/booking.ts'
import { formatTime } from '../../domain/opening-times.ts'
import { useLocale } from '../../ui/use-client.ts'

interface TimeSlotsProps {
  times: readonly { time: string; morning: boolean; free: boolean }[]
  selected?: string
  onSelect: (time: string) => void
}

/** The times of a day as radio buttons, morning and afternoon. */
export function TimeSlots({ times, ...rest }: TimeSlotsProps) {
  if (!times.some((slot) => slot.free)) return <p role="status">{bookingMessages.noneFree}</p>
  return (
    <fieldset>
      <legend className="sr">{bookingMessages.time}</legend>
      <Half title={bookingMessages.morning} times={times.filter((slot) => slot.morning)} {...rest} />
      <Half title={bookingMessages.afternoon} times={times.filter((slot) => !slot.morning)} {...rest} />
    </fieldset>
  )
}

/** The half of a day that has times; the other is left out. */
function Half({ title, ...slots }: TimeSlotsProps & { title: string }) {
  if (slots.times.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <Slots {...slots} />
    </>
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
          {formatTime(time, locale)}
        </label>
      ))}
    </div>
  )
}
