import { useState } from 'react'
import { AreaField } from '../../ui/field.tsx'

interface LinesFieldProps {
  id: string
  label: string
  error: string | undefined
  value: readonly string[]
  onChange: (lines: readonly string[]) => void
  onBlur: () => void
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** A list of texts, one a line. What is typed stands as it is; the list takes the lines that say something. */
export function LinesField({ value, onChange, ...field }: LinesFieldProps) {
  const [text, setText] = useState(value.join('\n'))
  return (
    <AreaField
      {...field}
      aside="one a line"
      rows={4}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value)
        onChange(linesOf(event.currentTarget.value))
      }}
    />
  )
}
