import { computed, inject, type ComputedRef, type InjectionKey } from 'vue'
import { useSite } from '../src/composables/useSite.ts'
import { addressesOf } from './shared/addresses.ts'
import type { PreviewDrafts } from './shared/drafts.ts'

/** What the wizard says of drafts: which one is selected, and what a press does. */
export const previewDraftsKey: InjectionKey<ComputedRef<PreviewDrafts>> = Symbol('preview drafts')

/** The draft that a part of the site may hold, as the wizard knows it. */
export function usePreviewDraft(getPart: () => unknown) {
  const site = useSite()
  const drafts = inject(previewDraftsKey)
  if (drafts === undefined) throw new Error('A draft was drawn outside of the preview.')
  const address = computed(() => addressesOf(site.value).get(Object(getPart())) ?? '')
  return { address, drafts, isSelected: computed(() => drafts.value.selected === address.value) }
}
