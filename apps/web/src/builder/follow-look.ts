import { defaultSite, isLookOf, lookKeyOf, proposeLook, type Look, type Site } from '@sitewright/site'
import type { OpenBuilder } from './builder-store.ts'

/** Debounce: milliseconds without a change before a look is proposed, so that the preview does not change at each keystroke. */
const pauseMs = 700

const plain: Look = (({ colorScheme, primaryColor, secondaryColor, fontFamily, layout }) => ({
  colorScheme,
  primaryColor,
  secondaryColor,
  fontFamily,
  layout
}))(defaultSite.customization)

const askedOf = ({ aiRecommendations }: Site) => aiRecommendations?.recommendations.asked ?? {}

/** Whether nobody has chosen anything: neither a motif nor an opening, and the colours, font and layout of the start. */
function isPlain({ customization }: Site): boolean {
  const { accentColor, paperColor, motif, opening, ground } = customization
  const chosen = [accentColor, paperColor, motif, opening, ground].some((each) => each !== undefined)
  return !chosen && isLookOf(customization, plain)
}

/**
 * Gives the site the look that suits its business as soon as its trade is known, and again when that changes, as long as
 * nobody has chosen another one. A site that was opened keeps its look. It goes on as long as the page lives.
 */
export function followLook({ store, replaceCount }: Pick<OpenBuilder, 'store' | 'replaceCount'>): void {
  let site = store.get().site
  // What was typed before this code came waits for its first look too.
  let key = site.aiRecommendations === null ? '' : keyOf(site)
  let proposed = proposeLook(site, askedOf(site))
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(propose, pauseMs)

  store.subscribe(() => {
    const next = store.get().site
    if (next === site) return
    site = next
    clearTimeout(timer)
    timer = setTimeout(propose, pauseMs)
  })
  replaceCount.subscribe(() => {
    site = store.get().site
    key = keyOf(site)
    proposed = proposeLook(site, askedOf(site))
  })

  function propose(): void {
    const current = keyOf(site)
    if (current === key || current === '') return
    key = current
    if (!isPlain(site) && !isLookOf(site.customization, proposed)) return
    proposed = proposeLook(site, askedOf(site))
    store.dispatch({ type: 'mergeCustomization', customization: proposed })
  }
}

const keyOf = (site: Site): string => lookKeyOf(site, askedOf(site))
