import {
  acceptedFeatures,
  messages,
  findStaleAdvice,
  selectionDifference,
  snapshotOf,
  type FeatureRecommendation
} from '@sitewright/builder'
import type { Analysis } from '@sitewright/site'
import { IconCheck } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useBuilder, useBuilderStore, useSite } from '../../builder/builder-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/choice.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { SidePanel } from '../frame/side-panel.tsx'
import { StepFrame } from '../frame/step-frame.tsx'
import { useWide } from '../frame/use-wide.ts'
import styles from './analysis.module.css'
import { BusinessTab } from './business-tab.tsx'
import { ContentTab } from './content-tab.tsx'
import { useAutoAccept, useFeatureRecommendations } from './decisions.ts'
import { GoalAnswers } from './goal-answers.tsx'
import { IfAccepted } from './if-accepted.tsx'
import { MarketTab } from './market-tab.tsx'
import { analysisMessages, resultMessages } from './messages.ts'
import { OutdatedAdvice, RenewalSummary } from './outdated-advice.tsx'
import { SourceNote } from './source-note.tsx'
import { AnalysisLoading } from './states.tsx'
import { TechnicalTab } from './technical-tab.tsx'
import { toast } from '../../ui/toast.ts'

const tabs = [
  { value: 'business', label: resultMessages.businessTab },
  { value: 'technical', label: resultMessages.technicalTab },
  { value: 'content', label: resultMessages.contentTab },
  { value: 'market', label: resultMessages.marketTab }
] as const
type Tab = (typeof tabs)[number]['value']

/** The results of the analysis in four tabs, and the summary of what accepting would change. */
export function Results({ analysis }: { analysis: Analysis }) {
  const store = useBuilderStore()
  const site = useSite()
  const analyzing = useBuilder((state) => state.isAnalyzing)
  const editing = useBuilder((state) => state.returnStep !== null)
  const [tab, setTab] = useState<Tab>('technical')
  const [autoAccept, setAutoAccept] = useAutoAccept()
  const rows = useFeatureRecommendations(analysis, autoAccept)
  const older = findStaleAdvice(site)
  const wide = useWide()
  const accept = useAccept(autoAccept)
  const waitingFor = analyzing ? analysisMessages.running : older ? analysisMessages.decideFirst : undefined
  // The bar is too narrow for it on phones.
  const toggle = <Switch label={analysisMessages.acceptNew} checked={autoAccept} onChange={setAutoAccept} />
  const panels: Record<Tab, ReactNode> = {
    business: <BusinessTab analysis={analysis} />,
    technical: (
      <TechnicalTab
        analysis={analysis}
        rows={rows}
        older={older !== undefined}
        onDecide={(feature, keep) => store.dispatch({ type: 'decideFeature', feature, keep })}
      />
    ),
    content: <ContentTab analysis={analysis} />,
    market: <MarketTab analysis={analysis} />
  }
  return (
    <StepFrame
      title={analysisMessages.titleFor((older?.madeFor ?? site.businessInfo).businessName.trim())}
      lead={older ? undefined : analysisMessages.lead}
      top={
        <>
          {older && <OutdatedAdvice older={older} busy={analyzing} />}
          {analyzing && <AnalysisLoading again />}
        </>
      }
      missing={[]}
      hint={wide && toggle}
      icon={editing ? undefined : <IconCheck className="i s" aria-hidden />}
      {...(editing ? {} : { onContinue: accept, waitingFor })}
    >
      <div id="aiRecommendations" tabIndex={-1}>
        <SourceNote analysis={analysis} busy={analyzing} />
      </div>
      {editing && waitingFor === undefined && <AcceptAgain rows={rows} onAccept={accept} />}
      {!wide && toggle}
      <GoalAnswers answers={analysis.answers} />
      <Tabs label={analysisMessages.tabs} value={tab} items={tabs} onChange={setTab}>
        {panels[tab]}
      </Tabs>
      <SidePanel>
        {older ? (
          <RenewalSummary older={older} rows={rows} />
        ) : (
          <IfAccepted analysis={analysis} rows={rows} />
        )}
      </SidePanel>
    </StepFrame>
  )
}

/** Accepts the recommendations; where that changes a selection, the toast offers undo. */
function useAccept(autoAccept: boolean): () => void {
  const store = useBuilderStore()
  return () => {
    const snapshot = snapshotOf(store.get())
    const { selectedFeatures: before } = snapshot.site
    store.dispatch({ type: 'acceptRecommendations', autoAccept })
    toast({ tone: 'success', text: messages.analysisAccepted })
    const changed = selectionDifference(before, store.get().site.selectedFeatures)
    if (before.length === 0 || changed === '') return
    toast({
      tone: 'success',
      text: analysisMessages.acceptedAgain,
      action: {
        label: analysisMessages.undo,
        run: () => store.dispatch({ type: 'restore', snapshot })
      }
    })
  }
}

/** On a visit from the review: the selection stays unless the owner accepts the advice once more. */
function AcceptAgain({ rows, onAccept }: { rows: readonly FeatureRecommendation[]; onAccept: () => void }) {
  const selected = useBuilder((state) => state.site.selectedFeatures)
  const changed = selectionDifference(selected, acceptedFeatures(rows))
  if (changed === '') return null
  return (
    <div className={styles.acceptAgain}>
      <p>{analysisMessages.selectionStays(changed)}</p>
      <Button size="sm" onClick={onAccept}>
        {analysisMessages.acceptAgain}
      </Button>
    </div>
  )
}
