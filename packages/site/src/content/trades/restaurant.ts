import type { DefaultContent } from './trade.ts'

/** Default content of a restaurant. */
export const restaurant: DefaultContent = {
  defaults: {
    services: [
      { id: 'starters', title: 'Starters' },
      { id: 'main-courses', title: 'Main courses' },
      { id: 'desserts', title: 'Desserts' },
      { id: 'drinks', title: 'Drinks' },
      { id: 'groups', title: 'Groups', text: 'Tell us how many you are and when you would like to come.' }
    ],
    reasons: [
      { icon: 'leaf', title: 'Our own kitchen', text: 'Our dishes are cooked here.' },
      { icon: 'hand', title: 'Allergies', text: 'Tell us what you cannot eat, and we say which dishes fit.' },
      { icon: 'people', title: 'Families', text: 'Children are welcome.' }
    ],
    questions: [
      {
        question: 'What about allergies?',
        answer: 'Please tell us before you order. We say what is in each dish.'
      },
      { question: 'Do you have vegetarian dishes?', answer: 'Yes.' },
      { question: 'Can we come with a group?', answer: 'Yes. Please tell us in good time how many you are.' },
      { question: 'How can I pay?', answer: 'By card or in cash.' }
    ]
  },
  hours: [{ opens: '18:00', closes: '22:00' }]
}
