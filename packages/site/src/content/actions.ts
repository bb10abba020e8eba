import { pages, type PageId } from '@sitewright/catalog'
import type { Action } from './content.ts'
import type { IndustryWords } from './words.ts'

/** Which page serves a visitor who has decided, best first; services is always there. */
const decided = ['booking', 'contact', 'chat', 'payments', 'services'] as const satisfies readonly PageId[]

/** Which page serves a visitor who still looks around; about is always there. */
const looking = ['services', 'gallery', 'about'] as const satisfies readonly PageId[]

const commonLabels: Readonly<Partial<Record<PageId, string>>> = {
  booking: 'Book a time',
  contact: 'Write to us',
  chat: 'Ask in the chat',
  payments: 'Pay',
  services: 'See services and prices',
  gallery: 'See pictures',
  about: 'Who we are',
  faq: 'Read the answers'
}

/** The actions of a site: where they lead, and what they are called there. */
export interface Actions {
  readonly main: Action
  readonly secondary: Action
  /** The action itself where its page is there, otherwise the other one. */
  readonly safe: (action: Action, otherwise: Action) => Action
}

function actionTo(page: PageId, { actions }: Pick<IndustryWords, 'actions'>): Action {
  return { label: actions[page] ?? commonLabels[page] ?? pages[page].name, page }
}

/** Chooses the pages of the actions among those of the site, so that none leads nowhere. */
export function actionsOf(
  words: Pick<IndustryWords, 'actions' | 'prefers'>,
  present: readonly PageId[]
): Actions {
  const first = (wanted: readonly PageId[], but?: string): PageId | undefined =>
    wanted.find((page) => page !== but && present.includes(page))
  const main = actionTo(first([...(words.prefers ?? []), ...decided]) ?? 'services', words)
  const secondary = actionTo(first(looking, main.page) ?? 'about', words)
  return {
    main,
    secondary,
    safe: (action, otherwise) => ((present as readonly string[]).includes(action.page) ? action : otherwise)
  }
}
