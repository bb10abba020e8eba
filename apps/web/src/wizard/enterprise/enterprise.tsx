import { stepAt, stepIndex } from '@sitewright/builder'
import { StepFrame } from '../frame/step-frame.tsx'

export function Enterprise() {
  return (
    <StepFrame title={stepAt(stepIndex('enterprise')).title} lead="" missing={[]}>
      <p />
    </StepFrame>
  )
}
