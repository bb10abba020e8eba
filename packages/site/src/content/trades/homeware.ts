import type { DefaultContent } from './trade.ts'

/** Default content of a homeware shop. */
export const homeware: DefaultContent = {
  defaults: {
    services: [
      { id: 'tableware', title: 'Tableware', text: 'Plates, bowls and glasses.' },
      { id: 'textiles', title: 'Textiles', text: 'Towels, cushions and table linen.' },
      { id: 'lamps', title: 'Lamps', text: 'For the table, the floor and the ceiling.' },
      { id: 'gifts', title: 'Gifts', text: 'We wrap what you choose.' }
    ],
    reasons: [
      { icon: 'person', title: 'Advice', text: 'Ask us about sizes, materials and care.' },
      { icon: 'back', title: 'Returns', text: 'Unused goods can be brought back with the receipt.' },
      { icon: 'tool', title: 'Chosen makers', text: 'We can tell you who made what we sell.' }
    ],
    questions: [
      { question: 'Can I return something?', answer: 'Yes, unused and with the receipt.' },
      { question: 'Can you order something for me?', answer: 'Often. Tell us what you are looking for.' },
      { question: 'Do you wrap gifts?', answer: 'Yes.' }
    ]
  },
  hours: [{ opens: '10:00', closes: '18:00' }]
}
