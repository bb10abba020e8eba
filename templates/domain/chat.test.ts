import { describe, expect, it } from 'vitest'
import { findAnswer, type ChatKnowledge } from './chat.ts'

const shop: ChatKnowledge = {
  questions: [
    { question: 'Do you repair electric bicycles?', answer: 'Yes, but not their batteries.' },
    { question: 'Can I park in front of the shop?', answer: 'There are two spaces.' }
  ],
  services: [
    { title: 'Puncture repair', price: '£18', duration: '20 min', text: 'While you wait.' },
    { title: 'Full service', price: 'From £95' },
    { title: 'Bike fitting' }
  ],
  hours: ['Monday to Friday 8:30 to 18:00', 'Saturday, Sunday closed'],
  places: ['7 New Road, Leeds'],
  phone: '0113 496 0142',
  email: 'hello@kestrel.example'
}
const contact = 'To ask a person, call 0113 496 0142 or write to hello@kestrel.example.'

describe('the chat answers from what the site says', () => {
  it.each([
    ['Do you repair electric bikes or electric bicycles?', 'Yes, but not their batteries.'],
    ['where can i PARK at your shop', 'There are two spaces.'],
    ['How much is a puncture repair?', 'Puncture repair: £18, 20 min. While you wait.'],
    ['full services?', 'Full service: From £95.'],
    ['bike fitting', 'Bike fitting.'],
    ['Are you open on Sunday?', 'Opening hours: Monday to Friday 8:30 to 18:00. Saturday, Sunday closed.'],
    ['what is your address', 'You find us here: 7 New Road, Leeds.'],
    ['What does it cost?', 'Puncture repair: £18, 20 min. Full service: From £95.'],
    ['hello', 'What would you like to know? Ask about services, prices or opening hours.']
  ])('%s', (message, answer) => {
    expect(findAnswer(message, shop)).toBe(answer)
  })
})

describe('the chat does not guess (S1-6)', () => {
  it.each(['Do you ship to Canada?', 'Is it made of oak?', 'Füllungen?', '😀 lamps'])('%s', (message) => {
    expect(findAnswer(message, shop)).toBe(`No answer to that was found on this site. ${contact}`)
  })
  it('hands over to a person on request', () => {
    expect(findAnswer('I want a human', shop)).toBe(contact)
  })
  it('says that it does not know what the site does not say', () => {
    const bare: ChatKnowledge = { questions: [], services: [], hours: [], places: [], phone: '', email: '' }
    for (const message of ['When are you open?', 'prices?', 'Where are you located?', 'a human please'])
      expect(findAnswer(message, bare)).toBe('No answer to that was found on this site.')
  })
  it('gives the same answer each time', () => {
    const answers = Array.from({ length: 20 }, () => findAnswer('Do you ship to Canada?', shop))
    expect(new Set(answers).size).toBe(1)
  })
})

describe('the chat quotes what the pages say beside services and questions', () => {
  const school: ChatKnowledge = {
    questions: [],
    services: [{ title: 'EDT' }],
    hours: [],
    places: [],
    sentences: [
      'Driving lessons in north Dublin.',
      'Lessons of 60 minutes (€50) and 90 minutes (€72), or a block of ten for €450.',
      'Manual and automatic.'
    ],
    phone: '01 555 0142',
    email: ''
  }
  const person = 'To ask a person, call 01 555 0142.'
  it.each([
    ['How much is a 90 minute lesson?', school.sentences?.[1]],
    ['What are your prices?', school.sentences?.[1]],
    ['Do you teach automatic?', school.sentences?.[2]]
  ])('%s', (message, sentence) => {
    expect(findAnswer(message, school)).toBe(`The site says: “${sentence}” ${person}`)
  })
  it('and nothing that was not asked', () => {
    for (const message of ['Do you teach motorcycles?', 'Is there a theory class in Polish?'])
      expect(findAnswer(message, school)).toBe(`No answer to that was found on this site. ${person}`)
  })
})
