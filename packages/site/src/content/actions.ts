import { pages, type PageId } from '@sitewright/catalog'
import { baseWords } from './base-words.ts'
import type { Action } from './content.ts'

/** Targets of the primary call to action, best first; services is always there. Nobody begins by paying. */
const decided = ['booking', 'contact', 'chat', 'services'] as const satisfies readonly PageId[]

/** Targets of the secondary call to action, best first; about is always there. */
const looking = ['services', 'gallery', 'about'] as const satisfies readonly PageId[]

const labels: Readonly<Partial<Record<PageId, string>>> = baseWords.actions

/** The calls to action of a site. */
export interface Actions {
  readonly main: Action
  readonly secondary: Action
  /** The action itself where its page is part of the site, otherwise the fallback. */
  readonly safe: (action: Action, otherwise: Action) => Action
}

function actionTo(page: PageId): Action {
  return { label: labels[page] ?? pages[page].name, page }
}

/**
 * Chooses the calls to action among the pages of the site, so that no link is dead.
 * @param portfolio true for a business that wants to show pictures and nothing else
 */
export function actionsOf(present: readonly PageId[], portfolio: boolean): Actions {
  const first = (wanted: readonly PageId[], but?: string): PageId | undefined =>
    wanted.find((page) => page !== but && present.includes(page))
  const preferred: readonly PageId[] = portfolio ? ['gallery', ...decided] : decided
  const main = actionTo(first(preferred) ?? 'services')
  const secondary = actionTo(first(looking, main.page) ?? 'about')
  return {
    main,
    secondary,
    safe: (action, otherwise) => ((present as readonly string[]).includes(action.page) ? action : otherwise)
  }
}
