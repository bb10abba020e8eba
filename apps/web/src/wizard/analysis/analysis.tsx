import { useEffect } from 'react'
import { startFirstAnalysis } from '../../builder/advice.ts'
import { useBuilder, useBuilderStore } from '../../builder/builder-context.tsx'
import { StepFrame } from '../frame/step-frame.tsx'
import { useMissing } from '../use-missing.ts'
import { analysisMessages as messages } from './messages.ts'
import { Results } from './results.tsx'
import { AnalysisFailed, AnalysisLoading, AnalysisReady } from './states.tsx'

/** The second step: an analysis that is idle, running, failed, or done. */
export function Analysis() {
  const store = useBuilderStore()
  const analysis = useBuilder((state) => state.site.aiRecommendations)
  const analyzing = useBuilder((state) => state.isAnalyzing)
  const error = useBuilder((state) => state.error)
  const name = useBuilder((state) => state.site.businessInfo.businessName.trim())
  const missing = useMissing('analysis')
  useEffect(() => {
    const { site, isAnalyzing, error: failed } = store.get()
    if (site.aiRecommendations === null && !isAnalyzing && failed === null) void startFirstAnalysis(store)
  }, [store])
  if (analysis !== null) return <Results analysis={analysis} />
  return (
    <StepFrame title={messages.titleFor(name)} lead={messages.lead} missing={missing}>
      <div id="aiRecommendations" tabIndex={-1}>
        {analyzing ? (
          <AnalysisLoading />
        ) : error === null ? (
          <AnalysisReady />
        ) : (
          <AnalysisFailed reason={error} />
        )}
      </div>
    </StepFrame>
  )
}
