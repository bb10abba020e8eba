import { useState } from 'react'
import { DraftsCount } from '../../drafts/drafts-count.tsx'
import { DraftsSwitch } from '../../drafts/drafts-switch.tsx'
import { useDraftsView } from '../../drafts/drafts-context.tsx'
import { draftMessages } from '../../drafts/messages.ts'
import { useMarks } from '../../drafts/use-marks.tsx'
import { addressOf, useShown, useSite } from '../../state/preview.ts'
import { Bench } from '../../ui/bench/bench.tsx'
import type { View } from '../../ui/bench/geometry.ts'
import { useHighlight } from './highlight.ts'
import { usePreviewPage } from './preview-page.ts'

interface BenchPaneProps {
  view: View
  folded: { on: boolean; set: (on: boolean) => void }
  note?: string | undefined
  /** From the analysis on, drafts can be decided. */
  drafts: boolean
}

/** The bench with the site of the wizard on it. A view that was picked stays for all steps. */
export function BenchPane({ view, folded, note, drafts }: BenchPaneProps) {
  const [picked, setPicked] = useState<View>()
  const [scheme, setScheme] = useState<'light' | 'dark'>('light')
  const { feature } = useHighlight()
  const marks = useMarks()
  const { published, open } = useDraftsView()
  return (
    <Bench
      shown={useShown()}
      address={addressOf(useSite())}
      view={picked ?? view}
      onView={setPicked}
      scheme={scheme}
      onScheme={setScheme}
      highlight={feature}
      page={usePreviewPage()}
      note={drafts && published ? draftMessages.published : drafts && open ? draftMessages.pressPencil : note}
      tools={drafts && <DraftTools />}
      marks={drafts ? marks : undefined}
      folded={folded}
    />
  )
}

function DraftTools() {
  return (
    <>
      <DraftsSwitch />
      <DraftsCount />
    </>
  )
}
