import { stepAt, stepIndex, type StepId } from '@sitewright/builder'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { DraftsCount } from '../drafts/drafts-count.tsx'
import { DraftsProvider, useDraftsView } from '../drafts/drafts-context.tsx'
import { BuilderProvider } from '../state/builder.tsx'
import { ArrivalContext } from './frame/arrival.ts'
import { BenchPane } from './frame/bench-pane.tsx'
import { DraftsStep } from './frame/drafts-step.tsx'
import { HighlightContext } from './frame/highlight.ts'
import { OtherTab } from './frame/other-tab.tsx'
import { RuleBar } from './frame/rule-bar.tsx'
import { SheetContext } from './frame/sheet-context.ts'
import { SideContext } from './frame/side.tsx'
import { useLinkedConfiguration } from './frame/use-linked.ts'
import { usePreviewSheet } from './frame/use-preview-sheet.ts'
import { useStepAddress } from './frame/use-step-address.ts'
import { useWide } from './frame/use-wide.ts'
import { layouts } from './layouts.ts'
import { preload, viewOf } from './views.ts'
import styles from './wizard.module.css'

const PreviewSheet = lazy(async () => ({
  default: (await import('./frame/preview-sheet.tsx')).PreviewSheet
}))

export function Wizard() {
  return (
    <BuilderProvider>
      <DraftsProvider>
        <Frame />
      </DraftsProvider>
    </BuilderProvider>
  )
}

function Frame() {
  useLinkedConfiguration()
  const step = useStepAddress()
  const wide = useWide()
  const [side, setSide] = useState<HTMLElement | null>(null)
  const { sheet, open: openSheet, close: closeSheet } = usePreviewSheet()
  const [highlight, setHighlight] = useState<string>()
  const [folded, setFolded] = useState(false)
  const layout = layouts[step]
  const hasDrafts = stepIndex(step) >= stepIndex('analysis')
  const deciding = useDraftsView().open && hasDrafts
  const Step = deciding ? DraftsStep : viewOf(step)
  const marked = useMemo(() => ({ feature: highlight, set: setHighlight }), [highlight])
  return (
    <ArrivalContext value={useMoves(step)}>
      <SheetContext value={openSheet}>
        <HighlightContext value={marked}>
          <SideContext value={side}>
            <div className={styles.wizard}>
              <title>{`${labelOf(step)} · Sitewright`}</title>
              <RuleBar />
              <OtherTab />
              <div className={`${styles.work} ${styles[layout.columns]} ${folded ? styles.folded : ''}`}>
                <main className={styles.column} id="main" tabIndex={-1}>
                  {!wide && hasDrafts && !deciding && (
                    <div className={styles.drafts}>
                      <DraftsCount />
                    </div>
                  )}
                  <Suspense fallback={<p className={styles.loading}>Loading {labelOf(step)}</p>}>
                    {/* oxlint-disable-next-line react/static-components -- viewOf keeps each view that it made */}
                    <Step />
                  </Suspense>
                </main>
                <div className={styles.right}>
                  {layout.side && !deciding && (
                    <section ref={setSide} className={styles.side} aria-label={layout.side} />
                  )}
                  {wide && (
                    <BenchPane
                      view={layout.view}
                      folded={{ on: folded, set: setFolded }}
                      note={layout.note}
                      drafts={hasDrafts}
                    />
                  )}
                </div>
              </div>
              {!wide && <Sheet opened={sheet} onClose={closeSheet} />}
            </div>
          </SideContext>
        </HighlightContext>
      </SheetContext>
    </ArrivalContext>
  )
}

function labelOf(step: StepId): string {
  return stepAt(stepIndex(step)).label
}

/** The preview of narrow screens; it is fetched when it opens for the first time. */
function Sheet(props: { opened: boolean; onClose: () => void }) {
  const [used, setUsed] = useState(false)
  if (props.opened && !used) setUsed(true)
  return used ? (
    <Suspense>
      <PreviewSheet {...props} />
    </Suspense>
  ) : null
}

/** Milliseconds on a step after which the next one is fetched. */
const restMs = 1500

/** How often the step has changed, so that the focus follows; and fetches the step after this one. */
function useMoves(step: StepId): number {
  const [seen, setSeen] = useState({ step, moves: 0 })
  if (seen.step !== step) setSeen({ step, moves: seen.moves + 1 })
  useEffect(() => {
    const timer = setTimeout(() => preload(stepAt(stepIndex(step) + 1).id), restMs)
    return () => clearTimeout(timer)
  }, [step])
  return seen.moves
}
