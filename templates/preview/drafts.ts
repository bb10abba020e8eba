import { draftPage, presentPages, type PagePlace } from '#domain/pages.ts'
import { draftsIn } from '#domain/drafts.ts'
import type { Site } from '#domain/site.ts'
import { post, type ShowRequest } from './protocol.ts'

/** What the marks of drafts are called: they lead to the decision. */
export const markMessages = {
  text: 'a text',
  decide: (label: string) => `Draft: ${label}. Decide`
} as const

/** How drafts are marked: each mark leads to its decision. */
export interface PreviewDrafts {
  /** Label of each draft, by its address: 'opening hours'. */
  labels: Readonly<Record<string, string>>
  /** Address of the draft that is being decided. */
  selected: string | null
  onPress: (address: string, mark: HTMLElement) => void
}

/** Marks are buttons here; the builder is told which one was pressed, and draws what can be decided. */
export function draftView({ labels = {}, selected = null }: ShowRequest): PreviewDrafts {
  return { labels, selected, onPress: reportPress }
}

function reportPress(address: string, mark: HTMLElement) {
  const { x, y, width, height } = mark.getBoundingClientRect()
  post({ type: 'sitewright:draft', address, box: { x, y, width, height } })
}

/** Brings a draft's mark into view; false where this page has none. */
export function showMark(address: string): boolean {
  const marks = [...document.querySelectorAll<HTMLElement>(`[data-draft='${CSS.escape(address)}']`)]
  const mark = marks.find((each) => each.checkVisibility()) ?? marks[0]
  if (mark === undefined) return false
  mark.closest('details')?.setAttribute('open', '')
  const { top, bottom } = mark.getBoundingClientRect()
  // scrollIntoView would scroll the page around the frame too.
  if (top < 96 || bottom > window.innerHeight - 96) window.scrollBy(0, top - window.innerHeight / 2)
  return true
}

/** The path of the page where a draft is seen. */
export function draftPath(
  address: string,
  site: Site,
  features: readonly { routes?: readonly PagePlace[] }[]
): string | undefined {
  const pages = presentPages(site, features)
  const draft = draftsIn(site.content).find((each) => each.address === address)
  return draft && pages.get(draftPage(draft, pages))?.path
}
