import type { ChangeEvent } from 'react'
import { formMessages } from '../domain/messages.ts'

/** A honeypot field, which people neither see nor reach: a bot fills it in. */
export function Honeypot({
  name,
  value,
  onChange
}: {
  name: string
  value: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}) {
  return (
    <div hidden>
      <label>
        {formMessages.leaveEmpty}
        <input name={name} value={value} onChange={onChange} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
