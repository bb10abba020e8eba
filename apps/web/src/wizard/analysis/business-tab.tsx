import type { Analysis } from '@sitewright/site'
import { Lines, Words } from './parts.tsx'

export function BusinessTab({ analysis: { analysis } }: { analysis: Analysis }) {
  return (
    <>
      <Words title="Business type">{analysis.businessType}</Words>
      <Words title="Target audience">{analysis.targetAudience}</Words>
      <Lines title="Competitive advantages" items={analysis.competitiveAdvantages} />
      <Lines title="User journey" items={analysis.userJourney} ordered />
      <Lines title="Conversion goals" items={analysis.conversionGoals} />
    </>
  )
}
