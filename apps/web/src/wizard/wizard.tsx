import { stepAt, stepIndex, type StepId } from '@sitewright/builder'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { DraftsProvider, useDraftsView } from '../drafts/drafts-context.tsx'
import { BuilderProvider } from '../builder/builder-context.tsx'
import { lazyOnFirstUse } from '../lib/lazy-on-first-use.tsx'
import { StepChangeContext } from './frame/step-focus.ts'
import { HighlightContext } from './frame/highlight.ts'
import { OtherTabBanner } from './frame/other-tab-banner.tsx'
import { ProgressSteps } from './frame/progress-steps.tsx'
import { PreviewDrawerContext } from './frame/preview-drawer-context.ts'
import { SidePanelContext } from './frame/side-panel.tsx'
import { useLinkedConfiguration } from './frame/use-linked-configuration.ts'
import { usePreviewDrawer } from './frame/use-preview-drawer.ts'
import { useStepAddress } from './frame/use-step-address.ts'
import { useWide } from './frame/use-wide.ts'
import { layouts } from './layouts.ts'
import { preloadStep, stepView } from './step-views.ts'
import { uiMessages as messages } from '../ui/messages.ts'
import { frameMessages } from './frame/messages.ts'
import styles from './wizard.module.css'

/** The preview beside a step of wide screens; the form is painted before its code is fetched. */
const WizardPreview = lazy(async () => {
  await new Promise(requestAnimationFrame)
  return { default: (await import('./frame/wizard-preview.tsx')).WizardPreview }
})

/** The count of drafts on narrow screens; there are none before the analysis. */
const DraftsCount = lazy(async () => ({
  default: (await import('../drafts/drafts-count.tsx')).DraftsCount
}))

/** The list of drafts, loaded on demand: there are none before the analysis. */
const DraftsStep = lazy(async () => ({ default: (await import('./frame/drafts-step.tsx')).DraftsStep }))

/** The preview drawer of narrow screens. */
const PreviewDrawer = lazyOnFirstUse(
  async () => (await import('./frame/preview-drawer.tsx')).PreviewDrawer,
  ({ opened }) => opened
)

export function Wizard() {
  return (
    <BuilderProvider>
      <DraftsProvider>
        <WizardFrame />
      </DraftsProvider>
    </BuilderProvider>
  )
}

function WizardFrame() {
  useLinkedConfiguration()
  const step = useStepAddress()
  const wide = useWide()
  const [side, setSide] = useState<HTMLElement | null>(null)
  const { opened, open: openDrawer, close: closeDrawer } = usePreviewDrawer()
  const [highlight, setHighlight] = useState<string>()
  const [folded, setFolded] = useState(false)
  const layout = layouts[step]
  const hasDrafts = stepIndex(step) >= stepIndex('analysis')
  const deciding = useDraftsView().open && hasDrafts
  const Step = deciding ? DraftsStep : stepView(step)
  const highlightValue = useMemo(() => ({ feature: highlight, set: setHighlight }), [highlight])
  return (
    <StepChangeContext value={useStepChanges(step)}>
      <PreviewDrawerContext value={openDrawer}>
        <HighlightContext value={highlightValue}>
          <SidePanelContext value={side}>
            <div className={styles.wizard}>
              <title>{messages.documentTitle(stepLabel(step))}</title>
              <ProgressSteps />
              <OtherTabBanner />
              <div className={`${styles.work} ${styles[layout.columns]} ${folded ? styles.folded : ''}`}>
                <main className={styles.column} id="main" tabIndex={-1}>
                  {!wide && hasDrafts && !deciding && (
                    <div className={styles.drafts}>
                      <Suspense>
                        <DraftsCount />
                      </Suspense>
                    </div>
                  )}
                  <Suspense
                    fallback={<p className={styles.loading}>{frameMessages.loading(stepLabel(step))}</p>}
                  >
                    {/* oxlint-disable-next-line react/static-components -- stepView keeps each view that it made */}
                    <Step />
                  </Suspense>
                </main>
                <div className={styles.right}>
                  {layout.side && !deciding && (
                    <section ref={setSide} className={styles.side} aria-label={layout.side} />
                  )}
                  {wide && (
                    <Suspense fallback={<div className={`${styles.awaited} dots`} aria-hidden="true" />}>
                      <WizardPreview
                        view={layout.view}
                        folded={{ on: folded, set: setFolded }}
                        note={layout.note}
                        drafts={hasDrafts}
                      />
                    </Suspense>
                  )}
                </div>
              </div>
              {!wide && <PreviewDrawer opened={opened} onClose={closeDrawer} />}
            </div>
          </SidePanelContext>
        </HighlightContext>
      </PreviewDrawerContext>
    </StepChangeContext>
  )
}

function stepLabel(step: StepId): string {
  return stepAt(stepIndex(step)).label
}

/** Milliseconds on a step after which the next one is prefetched. */
const prefetchDelayMs = 1500

/** Counts the step changes, for the focus, and prefetches the step after this one. */
function useStepChanges(step: StepId): number {
  const [seen, setSeen] = useState({ step, moves: 0 })
  if (seen.step !== step) setSeen({ step, moves: seen.moves + 1 })
  useEffect(() => {
    const timer = setTimeout(() => preloadStep(stepAt(stepIndex(step) + 1).id), prefetchDelayMs)
    return () => clearTimeout(timer)
  }, [step])
  return seen.moves
}
