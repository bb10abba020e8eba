import type { DefaultContent } from './trade.ts'

/** Defaults of penetration testers. */
export const penetrationTester: DefaultContent = {
  defaults: {
    services: [
      { id: 'application-test', title: 'Test of an application', text: 'A website, an app or an interface.' },
      { id: 'network-test', title: 'Test of a network', text: 'From outside, from inside, or both.' },
      {
        id: 'phishing-test',
        title: 'Phishing test',
        text: 'Test messages to your staff, and a talk about the result.'
      },
      { id: 'retest', title: 'Second test', text: 'We check whether the findings have been mended.' }
    ],
    reasons: [
      { icon: 'list', title: 'Written findings', text: 'Each finding comes with the steps to repeat it.' },
      { icon: 'shield', title: 'Agreed scope', text: 'We test only what you have agreed to in writing.' },
      { icon: 'lock', title: 'Confidential', text: 'Reports are sent encrypted.' }
    ],
    process: [
      { title: 'Scope', text: 'We agree in writing on what is tested, and when.' },
      { title: 'Test', text: 'We tell you at once about anything that cannot wait.' },
      { title: 'Report', text: 'You get the findings, how serious they are, and what helps.' },
      { title: 'Second test', text: 'After the repairs we look again.' }
    ],
    questions: [
      {
        question: 'Can a test break something?',
        answer: 'It can. That is why we agree on scope and times first.'
      },
      { question: 'Who sees the report?', answer: 'The people whom you name.' },
      { question: 'What do you need from us?', answer: 'A person to talk to, and written permission.' }
    ]
  }
}
