import { problemOfText, textOfField } from '@sitewright/builder'
import { formatProblem, type TextField } from '@sitewright/site'
import { useState } from 'react'
import { useBuilder, useDispatch } from '../builder/builder-context.tsx'

/** Props of a text control: the text as it was typed, its error, and its handlers. */
export interface TextFieldWiring {
  id: TextField
  value: string
  error: string | undefined
  onChange: (event: { currentTarget: { value: string } }) => void
  onBlur: () => void
}

/** Wires a control to a text of the site. An empty field shows its error only after blur. */
export function useTextField(field: TextField): TextFieldWiring {
  const dispatch = useDispatch()
  const [left, setLeft] = useState(false)
  const value = useBuilder((state) => textOfField(state, field))
  const error = useBuilder((state) => {
    const problem = problemOfText(state, field)
    return problem && formatProblem(problem)
  })
  return {
    id: field,
    value,
    error: left || value !== '' ? error : undefined,
    onChange: (event) => dispatch({ type: 'typeText', field, text: event.currentTarget.value }),
    onBlur: () => setLeft(true)
  }
}
