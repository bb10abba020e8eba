import type { Analysis } from '@sitewright/site'
import { TitledList, TitledText } from './titled.tsx'
import { resultMessages as messages } from './messages.ts'

export function MarketTab({ analysis: { insights } }: { analysis: Analysis }) {
  const { mobile, desktop } = insights.userBehavior.devicePreferences
  return (
    <>
      <TitledList title={messages.trends} items={insights.marketTrends} />
      <TitledList title={messages.recommendations} items={insights.recommendations} />
      <TitledText title={messages.phones}>{mobile}</TitledText>
      <TitledText title={messages.desktops}>{desktop}</TitledText>
      <TitledList title={messages.strengths} items={insights.competitiveAnalysis.strengths} />
      <TitledList title={messages.opportunities} items={insights.competitiveAnalysis.opportunities} />
      <TitledList title={messages.trust} items={insights.conversionOptimization.trustSignals} />
    </>
  )
}
