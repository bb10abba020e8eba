import type { DefaultContent } from './trade.ts'

/** Default content of a handyman. */
export const handyman: DefaultContent = {
  defaults: {
    services: [
      {
        id: 'repairs',
        title: 'Repairs',
        text: 'Doors, locks, shelves and other small repairs in the house.'
      },
      { id: 'assembly', title: 'Assembly', text: 'Putting furniture together and fixing it to the wall.' },
      { id: 'taps-and-lamps', title: 'Taps and lamps', text: 'Exchanging taps, lamps and switches.' },
      { id: 'painting', title: 'Painting', text: 'Single walls or whole rooms.' }
    ],
    reasons: [
      { icon: 'tag', title: 'The price first', text: 'You know what it costs before the work begins.' },
      { icon: 'tool', title: 'Own tools', text: 'Tools and small material are brought along.' },
      { icon: 'check', title: 'Small jobs', text: 'Small jobs are welcome.' }
    ],
    process: [
      { title: 'Describe the job', text: 'A few words and a picture help.' },
      { title: 'Agree on it', text: 'You get a price and a day.' },
      { title: 'The work', text: 'You pay when it is done.' }
    ],
    questions: [
      { question: 'Do you come for one small job?', answer: 'Yes.' },
      { question: 'Do you bring the material?', answer: 'If you like. It is listed on the bill.' },
      {
        question: 'Which area do you cover?',
        answer: 'Tell us where you live, and you hear whether it is possible.'
      }
    ]
  }
}
