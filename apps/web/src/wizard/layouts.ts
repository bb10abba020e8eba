import type { StepId } from '@sitewright/builder'
import type { DeviceView } from '../ui/preview-pane/device-layout.ts'

/** Split of the screen between a step and the preview. */
export interface Layout {
  columns: 'form' | 'wide' | 'narrow' | 'aside' | 'summary'
  /** The device view that the preview opens with. */
  view: DeviceView
  /** Name of a column of its own above the preview, which the step fills. */
  side?: string
  note?: string
}

export const layouts: Record<StepId, Layout> = {
  business: { columns: 'form', view: 'both' },
  analysis: { columns: 'aside', view: 'desktop', side: 'If you accept' },
  framework: { columns: 'form', view: 'both' },
  features: { columns: 'wide', view: 'phone', note: 'Point at a feature to see what it adds.' },
  enterprise: { columns: 'form', view: 'both' },
  customize: { columns: 'narrow', view: 'both' },
  deployment: { columns: 'form', view: 'desktop' },
  review: { columns: 'summary', view: 'desktop', side: 'Overview' }
}
