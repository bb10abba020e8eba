import { stepAt, stepIndex } from '@sitewright/builder'
import { StepFrame } from '../frame/step-frame.tsx'

export function Deployment() {
  return (
    <StepFrame title={stepAt(stepIndex('deployment')).title} lead="" missing={[]}>
      <p />
    </StepFrame>
  )
}
