import { recommendFeatures, type FeatureRecommendation } from '@sitewright/builder'
import type { Analysis } from '@sitewright/site'
import { useLocalStorage } from '@mantine/hooks'
import { useMemo } from 'react'
import { useBuilder } from '../../builder/builder-context.tsx'

/** Auto-accept: on, new recommendations count as accepted until declined; off, as declined until accepted. */
export function useAutoAccept(): [boolean, (on: boolean) => void] {
  const [on, set] = useLocalStorage({
    key: 'sitewright.auto-accept',
    defaultValue: true,
    getInitialValueInEffect: false
  })
  return [on, set]
}

/** Every recommended feature with its decision. */
export function useFeatureRecommendations(
  analysis: Analysis,
  autoAccept: boolean
): readonly FeatureRecommendation[] {
  const decisions = useBuilder((state) => state.featureDecisions)
  return useMemo(() => recommendFeatures(analysis, decisions, autoAccept), [analysis, decisions, autoAccept])
}
