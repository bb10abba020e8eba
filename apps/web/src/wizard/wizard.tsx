import { stepAt, stepIndex, type StepId } from '@sitewright/builder'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { BuilderProvider } from '../state/builder.tsx'
import { ArrivalContext } from './frame/arrival.ts'
import { BenchPane } from './frame/bench-pane.tsx'
import { Drop } from './frame/drop.tsx'
import { HighlightContext } from './frame/highlight.ts'
import { RuleBar } from './frame/rule-bar.tsx'
import { SheetContext } from './frame/sheet-context.ts'
import { SideContext } from './frame/side.tsx'
import { useLinkedConfiguration } from './frame/use-linked.ts'
import { useStepAddress } from './frame/use-step-address.ts'
import { useWide } from './frame/use-wide.ts'
import { layouts } from './layouts.ts'
import { preload, views } from './views.ts'
import styles from './wizard.module.css'

const PreviewSheet = lazy(async () => ({
  default: (await import('./frame/preview-sheet.tsx')).PreviewSheet
}))

export function Wizard() {
  return (
    <BuilderProvider>
      <Frame />
    </BuilderProvider>
  )
}

function Frame() {
  useLinkedConfiguration()
  const step = useStepAddress()
  const wide = useWide()
  const [side, setSide] = useState<HTMLElement | null>(null)
  const [sheet, setSheet] = useState(false)
  const [highlight, setHighlight] = useState<string>()
  const [folded, setFolded] = useState(false)
  const layout = layouts[step]
  const Step = views[step]
  const openSheet = useCallback(() => setSheet(true), [])
  const marked = useMemo(() => ({ feature: highlight, set: setHighlight }), [highlight])
  return (
    <ArrivalContext value={useMoves(step)}>
      <SheetContext value={openSheet}>
        <HighlightContext value={marked}>
          <SideContext value={side}>
            <div className={styles.wizard}>
              <title>{`${labelOf(step)} · Sitewright`}</title>
              <RuleBar />
              <div className={`${styles.work} ${styles[layout.columns]} ${folded ? styles.folded : ''}`}>
                <main className={styles.column} id="main" tabIndex={-1}>
                  <Suspense fallback={<p className={styles.loading}>Loading {labelOf(step)}</p>}>
                    <Step />
                  </Suspense>
                </main>
                <div className={styles.right}>
                  {layout.side && <section ref={setSide} className={styles.side} aria-label={layout.side} />}
                  {wide && (
                    <BenchPane
                      view={layout.view}
                      folded={{ on: folded, set: setFolded }}
                      note={layout.note}
                    />
                  )}
                </div>
              </div>
              <Drop />
              {!wide && <Sheet opened={sheet} onClose={() => setSheet(false)} />}
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
