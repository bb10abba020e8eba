import { computed, inject, InjectionToken, signal, type Signal } from '@angular/core'
import { SiteState } from '../src/app/state/site-state.ts'
import { addressesOf } from './shared/addresses.ts'
import type { PreviewDrafts } from './shared/drafts.ts'

/** What the wizard says of drafts: which one is selected, and what a press does. Undefined where none is decided. */
export const previewDrafts = new InjectionToken<Signal<PreviewDrafts | undefined>>('previewDrafts', {
  factory: () => signal(undefined)
})

/** The draft that a part of the site may hold, as the wizard knows it. */
export function observeDraft(getPart: () => unknown) {
  const app = inject(SiteState)
  const drafts = inject(previewDrafts)
  const address = computed(() => addressesOf(app.site()).get(Object(getPart())) ?? '')
  return { address, drafts, isSelected: computed(() => drafts()?.selected === address()) }
}
