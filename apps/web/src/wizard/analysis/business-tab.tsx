import type { Analysis } from '@sitewright/site'
import { TitledList, TitledText } from './titled.tsx'

export function BusinessTab({ analysis: { analysis } }: { analysis: Analysis }) {
  return (
    <>
      <TitledText title="Business type">{analysis.businessType}</TitledText>
      <TitledText title="Target audience">{analysis.targetAudience}</TitledText>
      <TitledList title="Competitive advantages" items={analysis.competitiveAdvantages} />
      <TitledList title="User journey" items={analysis.userJourney} ordered />
      <TitledList title="Conversion goals" items={analysis.conversionGoals} />
    </>
  )
}
