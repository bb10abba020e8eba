import type { IndustryTemplate } from './template.ts'

export const cyberSecurity: IndustryTemplate = {
  businessType: 'Cyber Security',
  audience: 'Enterprise Customers',
  advantages: [
    'Tests by people, not only by tools',
    'Help in an emergency at any hour',
    'Reports one can act on'
  ],
  features: ['A way to report an incident', 'A protected area for reports', 'Services with scope and price'],
  strategy:
    'No fear, no buzzwords: what is tested, what the report looks like, and whom to call when it burns.',
  journey: [
    'Has an incident, an audit or a doubt',
    'Looks for people with proof of skill',
    'Reads scope and sample report',
    'Asks in confidence',
    'Closes the holes, and tests again'
  ],
  goals: ['Assessments', 'Emergency calls', 'Standing contracts'],
  recommended: {
    security: 'A site about security is tested by its visitors.',
    auth: 'Reports belong behind a sign-in.',
    'contact-form': 'A confidential question is how assignments begin.',
    chat: 'In an incident every minute counts.',
    testimonials: 'Clients of this trade rarely speak; those who do count double.'
  },
  colorScheme: 'ocean',
  layout: 'landing',
  seoTitle: ({ name, place }) => `${name} | Cyber security${place}`,
  metaDescription: ({ name, place }) =>
    `${name}: security tests and help in an incident${place}. Ask in confidence.`,
  heroTitle: ({ name }) => `Sleep again, with ${name}`,
  heroSubtitle: () => 'We look for the holes before others do, and stay until they are closed.',
  about: ({ name }) => `${name} tests by hand, writes reports that can be acted on, and comes when it burns.`,
  servicesIntro: 'What we test, what you receive, and how fast we come.',
  actions: ['Ask in confidence', 'Report an incident', 'See what we test'],
  testimonials: [
    {
      name: 'Head of IT, machine works',
      text: 'Twelve pages, twelve things to do, in order. Done in a month.',
      rating: 5
    },
    {
      name: 'Managing partner, law firm',
      text: 'Called at night. Someone who knew what to do picked up.',
      rating: 5
    }
  ],
  keywords: ['cyber security', 'penetration test', 'incident response', 'audit', 'hardening', 'awareness'],
  strengths: ['Certified people', 'Reports with an order of steps'],
  opportunities: ['Rules that demand proof of tests', 'Suppliers of larger firms', 'Training for staff'],
  trends: [
    'Small firms are attacked through suppliers',
    'Insurers ask for proof',
    'Passkeys replace passwords'
  ],
  visitorActions: ['Report an incident', 'Check certificates', 'Ask in confidence'],
  mobile: 'In an incident only the phone works: number and chat on the first screen.',
  desktop: 'Scope and sample report are read at a desk.',
  trust: ['Certificates with numbers', 'A disclosure policy', 'A key for encrypted mail'],
  recommendations: [
    'Publish how to report a hole',
    'Show a sample report',
    'Keep the emergency number on every page'
  ]
}
