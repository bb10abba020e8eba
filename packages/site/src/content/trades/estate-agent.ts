import type { DefaultContent } from './trade.ts'

/** Default content of an estate agent. */
export const estateAgent: DefaultContent = {
  defaults: {
    services: [
      { id: 'selling', title: 'Selling', text: 'We value your home, advertise it and arrange viewings.' },
      { id: 'buying', title: 'Buying', text: 'Tell us what you are looking for, and we tell you what fits.' },
      { id: 'letting', title: 'Letting', text: 'We find tenants and prepare the contract.' },
      { id: 'valuation', title: 'Valuation', text: 'We look at your home and estimate its price.' }
    ],
    reasons: [
      { icon: 'list', title: 'Local prices', text: 'We know what homes in the area were sold for.' },
      {
        icon: 'image',
        title: 'Plans and pictures',
        text: 'Each home is shown with a floor plan and photos.'
      },
      { icon: 'clock', title: 'Viewings', text: 'Viewings are arranged so that they suit both sides.' }
    ],
    process: [
      { title: 'Visit', text: 'We look at the home and talk about your plans.' },
      { title: 'Valuation', text: 'You get an estimate and the reasons for it.' },
      { title: 'Viewings', text: 'We advertise the home and show it to people who are interested.' },
      { title: 'Sale', text: 'We stay with you until the keys are handed over.' }
    ],
    stats: { years: 'years in the area', clients: 'homes sold', satisfaction: 'would recommend us' },
    questions: [
      { question: 'What is my home worth?', answer: 'We come by, look at it and tell you.' },
      {
        question: 'What do you charge?',
        answer: 'A share of the price. We put it in writing before we start.'
      },
      {
        question: 'How do I arrange a viewing?',
        answer: 'Contact us with the address and times that suit you.'
      }
    ]
  }
}
