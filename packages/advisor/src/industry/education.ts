import type { IndustryTemplate } from './template.ts'

export const education: IndustryTemplate = {
  businessType: 'Education',
  audience: 'Students',
  advantages: ['Teachers who know each learner', 'Small groups', 'Courses that lead somewhere'],
  features: ['Courses with dates and levels', 'Trial lessons booked online', 'An area for learners'],
  strategy:
    'Say what one can do after each course, show who teaches it, and offer a first lesson without risk.',
  journey: [
    'Wants to learn or to help a child',
    'Compares courses and levels',
    'Reads about teachers',
    'Books a trial lesson',
    'Enrols, and continues to the next level'
  ],
  goals: ['Enrolments', 'Trial lessons', 'Learners who stay'],
  recommended: {
    auth: 'Learners and parents need an area of their own.',
    booking: 'A trial lesson is the shortest way to an enrolment.',
    search: 'A list of courses is only useful when one finds the right one.',
    'contact-form': 'Level, price, date: most enrolments begin with a question.',
    testimonials: 'What former learners reached says more than a syllabus.'
  },
  colorScheme: 'ocean',
  layout: 'sidebar',
  seoTitle: ({ name, place }) => `${name} | Courses and lessons${place}`,
  metaDescription: ({ name, place }) =>
    `${name}: courses in small groups${place}. Compare levels and book a trial lesson.`,
  heroTitle: ({ name }) => `Learn it properly with ${name}`,
  heroSubtitle: ({ place }) => `Small groups, patient teachers, a first lesson to try${place}.`,
  about: ({ name }) => `${name} teaches so that it lasts: at your pace, with a goal you chose yourself.`,
  servicesIntro: 'Courses and lessons, with what you can do afterwards.',
  actions: ['Book a trial lesson', 'See all courses', 'Ask about a level'],
  testimonials: [
    { name: 'Lena H.', text: 'From zero to my first talk in eight months. I never thought so.', rating: 5 },
    { name: 'Peter O.', text: 'My son asks when the next lesson is. That says everything.', rating: 5 }
  ],
  keywords: ['courses', 'lessons', 'school', 'learning', 'teacher', 'training'],
  strengths: ['Results that can be told', 'Personal teachers'],
  opportunities: ['Trial lessons', 'Courses for companies', 'Holiday courses'],
  trends: [
    'Learners mix lessons on site and at home',
    'Short courses with a certificate',
    'Parents compare online'
  ],
  visitorActions: ['Compare courses', 'Check dates and prices', 'Book a trial lesson'],
  mobile: 'Learners look up dates and rooms on the phone.',
  desktop: 'Parents compare courses at a desk: levels and prices in one table.',
  trust: ['Training of the teachers', 'Certificates', 'Words of learners'],
  recommendations: [
    'Name the level that each course needs',
    'Show the next three dates',
    'Say what happens when a lesson is missed'
  ]
}
