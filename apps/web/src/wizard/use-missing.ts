import { missingFields, type MissingField, type StepId } from '@sitewright/builder'
import { useMemo } from 'react'
import { useSite } from '../state/preview.ts'

/** What a step still needs, as links to its fields. */
export function useMissing(step: StepId): readonly MissingField[] {
  const site = useSite()
  return useMemo(() => missingFields(site, step), [site, step])
}
