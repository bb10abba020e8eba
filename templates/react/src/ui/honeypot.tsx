import type { ChangeEvent } from 'react'
import { formMessages } from '../domain/messages.ts'

/** A field that people neither see nor reach: what stands in it was written by a robot. */
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
