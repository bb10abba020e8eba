import { recommendFeatures, type FeatureRecommendation } from '@sitewright/builder'
import type { Analysis } from '@sitewright/site'
import { useLocalStorage } from '@mantine/hooks'
import { useMemo } from 'react'
import { useBuilder } from '../../builder/builder-context.tsx'

/** New suggestions count as accepted until they are declined; switched off, as declined until accepted. */
export function useAutoAccept(): [boolean, (on: boolean) => void] {
  const [on, set] = useLocalStorage({
    key: 'sitewright.auto-accept',
    defaultValue: true,
    getInitialValueInEffect: false
  })
  return [on, set]
}

/** Every suggestion with what becomes of it. */
export function useFeatureRecommendations(
  analysis: Analysis,
  autoAccept: boolean
): readonly FeatureRecommendation[] {
  const decisions = useBuilder((state) => state.featureDecisions)
  return useMemo(() => recommendFeatures(analysis, decisions, autoAccept), [analysis, decisions, autoAccept])
}
