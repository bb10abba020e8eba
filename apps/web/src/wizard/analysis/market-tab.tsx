import type { Analysis } from '@sitewright/site'
import { TitledList, TitledText } from './titled.tsx'

export function MarketTab({ analysis: { insights } }: { analysis: Analysis }) {
  const { mobile, desktop } = insights.userBehavior.devicePreferences
  return (
    <>
      <TitledList title="Trends" items={insights.marketTrends} />
      <TitledList title="Recommendations" items={insights.recommendations} />
      <TitledText title="On phones">{mobile}</TitledText>
      <TitledText title="On desktops">{desktop}</TitledText>
      <TitledList title="Strengths" items={insights.competitiveAnalysis.strengths} />
      <TitledList title="Opportunities" items={insights.competitiveAnalysis.opportunities} />
      <TitledList title="What earns trust" items={insights.conversionOptimization.trustSignals} />
    </>
  )
}
