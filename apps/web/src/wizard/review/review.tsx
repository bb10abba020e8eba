import { reviewOf } from '@sitewright/builder'
import { IconEye, IconHammer } from '@tabler/icons-react'
import { useState } from 'react'
import { useBuilder } from '../../state/builder.tsx'
import { useAnswers, useSite } from '../../state/preview.ts'
import { Button } from '../../ui/button.tsx'
import { Side } from '../frame/side.tsx'
import { StepFrame } from '../frame/step-frame.tsx'
import { Answers } from './answers.tsx'
import { ConfigurationDialog } from './configuration-dialog.tsx'
import { Lists, stopsId } from './lists.tsx'
import { reviewMessages } from './messages.ts'
import { Overview } from './overview.tsx'
import { Running } from './running.tsx'
import { useGenerate } from '../../state/workshop/use-generate.ts'

/** The last step: everything at a glance, and the generation (spec 1 §2, step 7). */
export function Review() {
  const site = useSite()
  const isGenerating = useBuilder((state) => state.isGenerating)
  const generate = useGenerate()
  const [showing, setShowing] = useState(false)
  const review = reviewOf(useAnswers())
  const { stops } = review
  const name = site.businessInfo.businessName
  return (
    <StepFrame
      title={isGenerating ? `Building ${name}` : 'Check your answers'}
      lead={
        isGenerating
          ? 'The project is already being written while these lines go by. You can skip ahead at any time.'
          : 'Change anything you like. You come straight back here.'
      }
      missing={[]}
      waitingFor={stops.length > 0 && !isGenerating ? <StopsLink count={stops.length} /> : undefined}
      hint={
        <Button kind="quiet" onClick={() => setShowing(true)}>
          <IconEye className="i s" aria-hidden />
          Preview Configuration
        </Button>
      }
      icon={<IconHammer className="i s" aria-hidden />}
      label={isGenerating ? 'Generating' : undefined}
      onContinue={() => void generate()}
    >
      {isGenerating ? <Running /> : <Lists review={review} />}
      <Answers site={site} locked={isGenerating} />
      <Side>
        <Overview />
      </Side>
      <ConfigurationDialog opened={showing} onClose={() => setShowing(false)} />
    </StepFrame>
  )
}

function StopsLink({ count }: { count: number }) {
  return (
    <a
      className="link"
      href={`#${stopsId}`}
      onClick={(event) => {
        event.preventDefault()
        const heading = document.getElementById(stopsId)
        heading?.focus()
        heading?.scrollIntoView({ block: 'center' })
      }}
    >
      {reviewMessages.toPutRight(count)}
    </a>
  )
}
