import { useState } from 'react'
import { DraftsCount } from '../../drafts/drafts-count.tsx'
import { DraftsSwitch } from '../../drafts/drafts-switch.tsx'
import { useDraftsView } from '../../drafts/drafts-context.tsx'
import { draftMessages } from '../../drafts/messages.ts'
import { useDraftMarks } from '../../drafts/use-draft-marks.tsx'
import { useSite } from '../../builder/builder-context.tsx'
import { previewAddressOf, usePreviewState } from '../../builder/preview.ts'
import { PreviewPane } from '../../ui/preview-pane/preview-pane.tsx'
import type { DeviceView } from '../../ui/preview-pane/device-layout.ts'
import { useHighlight } from './highlight.ts'
import { usePreviewPage } from './preview-page.ts'

interface WizardPreviewProps {
  view: DeviceView
  folded: { on: boolean; set: (on: boolean) => void }
  note?: string | undefined
  /** From the analysis on, drafts can be decided. */
  drafts: boolean
}

/** The preview pane with the wizard's site. A picked device view stays for all steps. */
export function WizardPreview({ view, folded, note, drafts }: WizardPreviewProps) {
  const [picked, setPicked] = useState<DeviceView>()
  const [scheme, setScheme] = useState<'light' | 'dark'>('light')
  const site = useSite()
  const { feature } = useHighlight()
  const marks = useDraftMarks()
  const { published, open } = useDraftsView()
  return (
    <PreviewPane
      framework={site.selectedFramework}
      shown={usePreviewState()}
      address={previewAddressOf(site)}
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
