import { useState } from 'react'
import { TextAreaField } from '../../ui/field.tsx'
import type { TextFieldWiring } from '../use-text-field.ts'
import { businessMessages as messages } from './messages.ts'

/** A list of texts as a textarea, one item a line. What is typed stands as it is; blank lines stay out of the list. */
export function ListField({ value, onChange, ...field }: TextFieldWiring & { label: string }) {
  const [text, setText] = useState(value)
  return (
    <TextAreaField
      {...field}
      aside={messages.oneALine}
      rows={4}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value)
        onChange(event)
      }}
    />
  )
}
