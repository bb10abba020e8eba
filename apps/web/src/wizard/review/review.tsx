import { stepAt, stepIndex } from '@sitewright/builder'
import { StepFrame } from '../frame/step-frame.tsx'

export function Review() {
  return (
    <StepFrame title={stepAt(stepIndex('review')).title} lead="" missing={[]}>
      <p />
    </StepFrame>
  )
}
