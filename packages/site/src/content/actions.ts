import { pages, type PageId } from '@sitewright/catalog'
import { actLabel, type TradeDetails } from '../trades/trades.ts'
import { baseTexts } from './base-texts.ts'
import type { PageAction } from './content.ts'

/** Targets of the primary call to action, best first; services is always there. Payment is never the first step. */
const conversionPages = ['booking', 'contact', 'chat', 'services'] as const satisfies readonly PageId[]

/** Targets of the secondary call to action, best first; about is always there. */
const browsingPages = ['services', 'gallery', 'about'] as const satisfies readonly PageId[]

const labels: Readonly<Partial<Record<PageId, string>>> = baseTexts.actions

/** The calls to action of a site. */
export interface Actions {
  readonly main: PageAction
  readonly secondary: PageAction
  /** The action itself where its page is part of the site, otherwise the fallback. */
  readonly orFallback: (action: PageAction, otherwise: PageAction) => PageAction
}

function actionTo(page: PageId, trade?: TradeDetails): PageAction {
  return { label: (trade && actLabel(trade, page)) ?? labels[page] ?? pages[page].name, page }
}

/**
 * Chooses the calls to action among the pages of the site, so that no link is dead.
 * @param portfolio true for a business that wants to show pictures and nothing else
 * @param trade says what visitors do where it is known: 'Book a lesson'
 */
export function actionsOf(present: readonly PageId[], portfolio: boolean, trade?: TradeDetails): Actions {
  const first = (wanted: readonly PageId[], but?: string): PageId | undefined =>
    wanted.find((page) => page !== but && present.includes(page))
  const preferred: readonly PageId[] = portfolio ? ['gallery', ...conversionPages] : conversionPages
  const main = actionTo(first(preferred) ?? 'services', trade)
  const secondary = actionTo(first(browsingPages, main.page) ?? 'about')
  return {
    main,
    secondary,
    orFallback: (action, otherwise) =>
      (present as readonly string[]).includes(action.page) ? action : otherwise
  }
}
