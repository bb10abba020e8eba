import type { Analysis } from '@sitewright/site'
import { TitledList, TitledText } from './titled.tsx'
import { resultMessages as messages } from './messages.ts'

export function BusinessTab({ analysis: { analysis } }: { analysis: Analysis }) {
  return (
    <>
      <TitledText title={messages.businessType}>{analysis.businessType}</TitledText>
      <TitledText title={messages.targetAudience}>{analysis.targetAudience}</TitledText>
      <TitledList title={messages.advantages} items={analysis.competitiveAdvantages} />
      <TitledList title={messages.journey} items={analysis.userJourney} ordered />
      <TitledList title={messages.conversionGoals} items={analysis.conversionGoals} />
    </>
  )
}
