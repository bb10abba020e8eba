import type { Analysis } from '@sitewright/site'
import { Lines, Words } from './parts.tsx'

export function MarketTab({ analysis: { insights } }: { analysis: Analysis }) {
  const { mobile, desktop } = insights.userBehavior.devicePreferences
  return (
    <>
      <Lines title="Trends" items={insights.marketTrends} />
      <Lines title="Recommendations" items={insights.recommendations} />
      <Words title="On phones">{mobile}</Words>
      <Words title="On desktops">{desktop}</Words>
      <Lines title="Strengths" items={insights.competitiveAnalysis.strengths} />
      <Lines title="Opportunities" items={insights.competitiveAnalysis.opportunities} />
      <Lines title="What earns trust" items={insights.conversionOptimization.trustSignals} />
    </>
  )
}
