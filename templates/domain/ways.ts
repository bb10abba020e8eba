import { frameMessages } from './messages/frame.ts'
import type { Content } from './site.ts'

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
