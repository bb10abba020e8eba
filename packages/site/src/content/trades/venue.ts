import type { DefaultContent } from './trade.ts'

/** Default content of a music venue. */
export const venue: DefaultContent = {
  defaults: {
    services: [
      { id: 'concerts', title: 'Concerts', text: 'The programme says who plays and when.' },
      { id: 'room-hire', title: 'Room hire', text: 'For your own concert or party.' }
    ],
    reasons: [
      {
        icon: 'people',
        title: 'Access',
        text: 'Tell us if you come with a wheelchair, and we keep a place.'
      },
      { icon: 'cup', title: 'Bar', text: 'There is a bar.' }
    ],
    questions: [
      { question: 'Can I return a ticket?', answer: 'Ask us before the day of the concert.' },
      { question: 'What if a concert is cancelled?', answer: 'You get your money back.' },
      { question: 'May I take pictures?', answer: 'Yes, without flash.' }
    ]
  }
}
