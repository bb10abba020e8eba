import { createContext } from 'svelte'
import { getApp } from '#lib/state/app.svelte.ts'
import { addressesOf } from './shared/addresses.ts'
import type { PreviewDrafts } from './shared/drafts.ts'

const [getDrafts, setDrafts] = createContext<() => PreviewDrafts>()

/** Provides what the wizard says of drafts: which one is selected, and what a press does. */
export const provideDrafts = setDrafts

/** The draft that a part of the site may hold, as the wizard knows it. */
export function observeDraft(getPart: () => unknown) {
  const app = getApp()
  const drafts = getDrafts()
  const address = $derived(addressesOf(app.site).get(Object(getPart())) ?? '')
  return {
    get address() {
      return address
    },
    get drafts() {
      return drafts()
    },
    get isSelected() {
      return drafts().selected === address
    }
  }
}
