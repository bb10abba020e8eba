import { stepAt, stepIndex } from '@sitewright/builder'
import { StepFrame } from '../frame/step-frame.tsx'

export function Analysis() {
  return (
    <StepFrame title={stepAt(stepIndex('analysis')).title} lead="" missing={[]}>
      <p />
    </StepFrame>
  )
}
