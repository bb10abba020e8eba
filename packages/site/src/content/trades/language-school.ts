import type { DefaultContent } from './trade.ts'

/** Default content of a language school. */
export const languageSchool: DefaultContent = {
  defaults: {
    services: [
      {
        id: 'evening-courses',
        title: 'Evening courses',
        text: 'Lessons in a group, one evening a week.',
        price: { from: true, dollars: 180 }
      },
      {
        id: 'single-lessons',
        title: 'Single lessons',
        text: 'One teacher and one learner, at times that you agree on.',
        price: { from: true, dollars: 45, unit: 'hour' },
        duration: { minutes: 60 }
      },
      { id: 'courses-for-companies', title: 'Courses for companies', text: 'Here or at your office.' },
      { id: 'exam-preparation', title: 'Exam preparation', text: 'For the usual language certificates.' }
    ],
    reasons: [
      { icon: 'list', title: 'The right level', text: 'We help you to find the course that fits.' },
      { icon: 'people', title: 'Speaking', text: 'You speak in every lesson.' },
      { icon: 'book', title: 'Material', text: 'We tell you before the course which book you need.' }
    ],
    process: [
      { title: 'Tell us your aim', text: 'Which language, how much you know, and what you need it for.' },
      { title: 'Find your level', text: 'A short talk or test shows which course fits.' },
      { title: 'Start', text: 'You get the dates and the room.' }
    ],
    stats: { years: 'years of teaching', clients: 'learners', satisfaction: 'would recommend us' },
    questions: [
      {
        question: 'Which course is right for me?',
        answer: 'Contact us. We ask a few questions and suggest a course.'
      },
      { question: 'Can I join after the start?', answer: 'Sometimes. Ask us about places.' },
      { question: 'Do I get a certificate?', answer: 'You get a confirmation of attendance.' }
    ]
  }
}
