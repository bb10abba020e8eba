import { reviewOf } from '@sitewright/builder'
import { IconEye, IconHammer } from '@tabler/icons-react'
import { useState } from 'react'
import { useAnswers, useBuilder, useSite } from '../../builder/builder-context.tsx'
import { Button } from '../../ui/button.tsx'
import { SidePanel } from '../frame/side-panel.tsx'
import { StepFrame } from '../frame/step-frame.tsx'
import { ReviewSections } from './review-sections.tsx'
import { ConfigurationDialog } from './configuration-dialog.tsx'
import { ReviewLists, stopsId } from './review-lists.tsx'
import { reviewMessages } from './messages.ts'
import { Overview } from './overview.tsx'
import { GenerationProgress } from './generation-progress.tsx'
import { useGenerate } from '../../builder/worker/use-generate.ts'

/** The last step: summary and generation (spec 1 §2, step 7). */
export function Review() {
  const site = useSite()
  const isGenerating = useBuilder((state) => state.isGenerating)
  const generate = useGenerate()
  const [showing, setShowing] = useState(false)
  const review = reviewOf(useAnswers())
  const { blockers } = review
  const name = site.businessInfo.businessName
  return (
    <StepFrame
      title={isGenerating ? reviewMessages.building(name) : reviewMessages.title}
      lead={isGenerating ? reviewMessages.buildingLead : reviewMessages.lead}
      missing={[]}
      waitingFor={blockers.length > 0 && !isGenerating ? <StopsLink count={blockers.length} /> : undefined}
      hint={
        <Button kind="quiet" onClick={() => setShowing(true)}>
          <IconEye className="i s" aria-hidden />
          {reviewMessages.configuration}
        </Button>
      }
      icon={<IconHammer className="i s" aria-hidden />}
      label={isGenerating ? reviewMessages.generating : undefined}
      onContinue={() => void generate()}
    >
      {isGenerating ? <GenerationProgress /> : <ReviewLists review={review} />}
      <ReviewSections site={site} locked={isGenerating} />
      <SidePanel>
        <Overview />
      </SidePanel>
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
