import type { PageId } from '@sitewright/catalog'

/**
 * Every text that a site shows without a mark and that its owner did not write: wording that is true of any business.
 * All other invented text of a site is a draft.
 */
export const baseTexts = {
  nameless: 'Your business',
  headings: {
    services: 'What we do',
    about: 'About us',
    questions: 'Questions'
  },
  /** What a visitor does on a page. */
  actions: {
    booking: 'Ask for a time',
    contact: 'Write to us',
    chat: 'Ask in the chat',
    payments: 'Pay',
    services: 'See what we do',
    gallery: 'See pictures',
    about: 'Who we are',
    faq: 'Read the answers'
  },
  /** What a visitor does, where the trade is known. */
  acts: {
    appointment: 'Make an appointment',
    lesson: 'Book a lesson',
    class: 'Book a class',
    table: 'Reserve a table',
    quote: 'Ask for a quote',
    room: 'Ask for a room',
    repair: 'Book a repair',
    talk: 'Arrange a first talk',
    order: 'Ask about an order',
    day: 'Ask for a date',
    place: 'Ask for a place',
    visit: 'Plan a visit',
    ride: 'Ask for a ride'
  },
  /** The last word of a page, by the page that it leads to; none where it would only repeat the label. */
  invitations: {
    booking: 'When would it suit you?',
    contact: 'Get in touch',
    chat: 'Ask a question'
  }
} as const satisfies {
  readonly nameless: string
  readonly headings: Readonly<Record<'services' | 'about' | 'questions', string>>
  readonly actions: Readonly<Partial<Record<PageId, string>>>
  readonly acts: Readonly<Record<string, string>>
  readonly invitations: Readonly<Partial<Record<PageId, string>>>
}
