import { frameMessages } from './messages.ts'
import type { Action, Content, Site } from './site.ts'

/** A way to act: on a page of the site, by telephone or by e-mail. */
export interface ActionTarget {
  kind: 'page' | 'call' | 'write'
  /** Id of the page, telephone number, or e-mail address. */
  to: string
  label: string
}

/** What a visitor can do, the most wanted first: the call to action where the site has its page, call, write. */
export function actionTargets(
  { page, label }: Action,
  hasPage: boolean,
  { contactPhone, contactEmail }: Pick<Site['businessInfo'], 'contactPhone' | 'contactEmail'>
): readonly ActionTarget[] {
  const targets: readonly ActionTarget[] = [
    { kind: 'page', to: hasPage ? page : '', label },
    { kind: 'call', to: contactPhone, label: frameMessages.call },
    { kind: 'write', to: contactEmail, label: frameMessages.write }
  ]
  return targets.filter(({ to }) => to !== '')
}

/** A link to a page, with its own label. */
export interface Way {
  page: string
  params?: Record<string, string>
  label: string
}

/** Where to go from a page that has nothing to say. A page that the site does not have is not drawn. */
export function waysOut({ services }: Pick<Content, 'services'>): readonly Way[] {
  return [
    { page: 'home', label: frameMessages.home },
    { page: 'services', label: services?.title ?? '' }
  ]
}
