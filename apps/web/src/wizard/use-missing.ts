import { missingFields, type MissingField, type StepId } from '@sitewright/builder'
import { useMemo } from 'react'
import { useAnswers } from '../builder/builder-context.tsx'

/** The missing fields of a step, as links to them. */
export function useMissing(step: StepId): readonly MissingField[] {
  const answers = useAnswers()
  return useMemo(() => missingFields(answers, step), [answers, step])
}
