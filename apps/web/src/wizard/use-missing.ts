import { missingFields, type MissingField, type StepId } from '@sitewright/builder'
import { useMemo } from 'react'
import { useAnswers } from '../builder/preview.ts'

/** What keeps a step from being complete, as links to its fields. */
export function useMissing(step: StepId): readonly MissingField[] {
  const answers = useAnswers()
  return useMemo(() => missingFields(answers, step), [answers, step])
}
