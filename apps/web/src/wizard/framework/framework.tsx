import { stepAt, stepIndex } from '@sitewright/builder'
import { StepFrame } from '../frame/step-frame.tsx'

export function Framework() {
  return (
    <StepFrame title={stepAt(stepIndex('framework')).title} lead="" missing={[]}>
      <p />
    </StepFrame>
  )
}
