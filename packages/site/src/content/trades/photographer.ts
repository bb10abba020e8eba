import type { DefaultContent } from './trade.ts'

/** Default content of a photographer. */
export const photographer: DefaultContent = {
  defaults: {
    services: [
      {
        id: 'portraits',
        title: 'Portraits',
        text: 'Of one person, a couple or a family.',
        price: { from: true, dollars: 150 }
      },
      {
        id: 'events',
        title: 'Events',
        text: 'Parties, openings and other occasions.',
        price: { from: true, dollars: 400 }
      },
      {
        id: 'business',
        title: 'For businesses',
        text: 'People, rooms and products for your website and print.'
      }
    ],
    process: [
      { title: 'Write', text: 'Say what the pictures are for, and where and when.' },
      { title: 'Agree', text: 'You get an offer, and we agree on the day.' },
      { title: 'Pictures', text: 'You get the finished pictures as files.' }
    ],
    questions: [
      { question: 'How do we get the pictures?', answer: 'As files that you can download.' },
      { question: 'What may we use them for?', answer: 'We agree on that before the day.' },
      { question: 'Do you travel?', answer: 'Ask, and say where it would be.' }
    ]
  }
}
