import { stepAt, stepIndex } from '@sitewright/builder'
import { StepFrame } from '../frame/step-frame.tsx'

export function Features() {
  return (
    <StepFrame title={stepAt(stepIndex('features')).title} lead="" missing={[]}>
      <p />
    </StepFrame>
  )
}
