import { frameMessages } from './messages.ts'
import type { Action, Content, Service, Site } from './site.ts'

/** A way to act: on a page of the site, by telephone or by e-mail. */
export interface ActionTarget {
  kind: 'page' | 'call' | 'write'
  /** Id of the page, telephone number, or e-mail address. */
  to: string
  /** Holds its label: the action of site.json, or a message. */
  of: Pick<Action, 'label'>
}

/** What a visitor can do, the most wanted first: the call to action where the site has its page, call, write. */
export function actionTargets(
  action: Action,
  hasPage: boolean,
  { contactPhone, contactEmail }: Pick<Site['businessInfo'], 'contactPhone' | 'contactEmail'>
): readonly ActionTarget[] {
  const targets: readonly ActionTarget[] = [
    { kind: 'page', to: hasPage ? action.page : '', of: action },
    { kind: 'call', to: contactPhone, of: { label: frameMessages.call } },
    { kind: 'write', to: contactEmail, of: { label: frameMessages.write } }
  ]
  return targets.filter(({ to }) => to !== '')
}

/** A link to a page, and the field that is its label. */
export type Way = { page: string; params?: Record<string, string> } & (
  | { of: Pick<Action, 'label'>; field: 'label' }
  | { of: Pick<Service, 'title'>; field: 'title' }
)

/** Where to go from a page that has nothing to say. A page that the site does not have is not drawn. */
export function waysOut({ services }: Pick<Content, 'services'>): readonly Way[] {
  return [
    { page: 'home', of: { label: frameMessages.home }, field: 'label' },
    { page: 'services', of: services ?? { title: '' }, field: 'title' }
  ]
}
