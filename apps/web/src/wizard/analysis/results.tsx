import { messages } from '@sitewright/builder'
import type { Analysis } from '@sitewright/site'
import { IconCheck } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useBuilderStore } from '../../state/builder.tsx'
import { say } from '../../state/toasts.ts'
import { Switch } from '../../ui/choice.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Side } from '../frame/side.tsx'
import { StepFrame } from '../frame/step-frame.tsx'
import { useWide } from '../frame/use-wide.ts'
import { BusinessTab } from './business-tab.tsx'
import { ContentTab } from './content-tab.tsx'
import { IfAccepted } from './if-accepted.tsx'
import { keptOf, useAutoAccept, useDecisions } from './decisions.ts'
import { MarketTab } from './market-tab.tsx'
import { SourceStrip } from './source-strip.tsx'
import { TechnicalTab } from './technical-tab.tsx'

const tabs = [
  { value: 'business', label: 'Business Analysis' },
  { value: 'technical', label: 'Technical Recommendations' },
  { value: 'content', label: 'Content Strategy' },
  { value: 'market', label: 'Market Insights' }
] as const
type Tab = (typeof tabs)[number]['value']

interface ResultsProps {
  title: string
  lead: string
  analysis: Analysis
}

/** What was found, in four tabs, and what would come of accepting it. */
export function Results({ title, lead, analysis }: ResultsProps) {
  const store = useBuilderStore()
  const [tab, setTab] = useState<Tab>('technical')
  const [autoAccept, setAutoAccept] = useAutoAccept()
  const { declined, decide } = useDecisions(analysis, autoAccept)
  const kept = keptOf(analysis, declined)
  const accept = () => {
    store.dispatch({ type: 'acceptRecommendations' })
    store.dispatch({ type: 'setFeatures', features: kept })
    say(messages.analysisAccepted)
  }
  const wide = useWide()
  // The bar has no room for it on phones.
  const toggle = (
    <Switch label="Accept new suggestions automatically" checked={autoAccept} onChange={setAutoAccept} />
  )
  const panels: Record<Tab, ReactNode> = {
    business: <BusinessTab analysis={analysis} />,
    technical: <TechnicalTab analysis={analysis} declined={declined} onDecide={decide} />,
    content: <ContentTab analysis={analysis} />,
    market: <MarketTab analysis={analysis} />
  }
  return (
    <StepFrame
      title={title}
      lead={lead}
      missing={[]}
      hint={wide && toggle}
      icon={<IconCheck className="i s" aria-hidden />}
      onContinue={accept}
    >
      <SourceStrip />
      {!wide && toggle}
      <Tabs label="Analysis" value={tab} items={tabs} onChange={setTab}>
        {panels[tab]}
      </Tabs>
      <Side>
        <IfAccepted analysis={analysis} kept={kept} />
      </Side>
    </StepFrame>
  )
}
