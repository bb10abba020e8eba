import { useState } from 'react'
import { AreaField } from '../../ui/field.tsx'
import type { TextFieldWiring } from '../use-text-field.ts'

/** A list of texts, one a line. What is typed stands as it is; the list takes the lines that say something. */
export function LinesField({ value, onChange, ...field }: TextFieldWiring & { label: string }) {
  const [text, setText] = useState(value)
  return (
    <AreaField
      {...field}
      aside="one a line"
      rows={4}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value)
        onChange(event)
      }}
    />
  )
}
