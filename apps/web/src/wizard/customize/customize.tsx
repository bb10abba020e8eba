import { stepAt, stepIndex } from '@sitewright/builder'
import { StepFrame } from '../frame/step-frame.tsx'

export function Customize() {
  return (
    <StepFrame title={stepAt(stepIndex('customize')).title} lead="" missing={[]}>
      <p />
    </StepFrame>
  )
}
