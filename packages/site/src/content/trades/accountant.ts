import type { DefaultContent } from './trade.ts'

/** Default content of an accountant. */
export const accountant: DefaultContent = {
  defaults: {
    services: [
      {
        id: 'bookkeeping',
        title: 'Bookkeeping',
        text: 'We record your income and expenses from the receipts that you send.',
        price: { from: true, dollars: 99, unit: 'month' }
      },
      {
        id: 'tax-returns',
        title: 'Tax returns',
        text: 'We prepare and file your return.',
        price: { from: true, dollars: 250 }
      },
      { id: 'annual-accounts', title: 'Annual accounts', text: 'We prepare your accounts and explain them.' },
      { id: 'payroll', title: 'Payroll', text: 'Wages, payslips and the reports that go with them.' }
    ],
    reasons: [
      { icon: 'tag', title: 'Agreed fees', text: 'The fee is agreed in writing before we start.' },
      { icon: 'calendar', title: 'Deadlines', text: 'We remind you of the dates that matter.' },
      { icon: 'lock', title: 'Confidential', text: 'What you send us stays between us.' }
    ],
    process: [
      { title: 'First talk', text: 'You tell us about your business and what you need.' },
      { title: 'Offer', text: 'You get a written offer with the fee.' },
      { title: 'Handing over', text: 'We ask for the papers, from your earlier accountant if there is one.' }
    ],
    plans: {
      starter: { text: 'For one person.', includes: ['Bookkeeping', 'Yearly tax return'] },
      professional: {
        text: 'For a small company.',
        includes: ['Bookkeeping', 'Payroll', 'Annual accounts', 'Tax returns']
      },
      enterprise: { text: 'For larger companies.', includes: ['Scope and fee by agreement'] }
    },
    stats: { years: 'years of experience', clients: 'clients', satisfaction: 'would recommend us' },
    questions: [
      {
        question: 'What does it cost?',
        answer: 'It depends on how much there is to do. You get an offer first.'
      },
      {
        question: 'Can I change during the year?',
        answer: 'Yes. We take over the papers from where you are.'
      },
      {
        question: 'Which papers do you need?',
        answer: 'Bank statements, invoices and receipts, and the last accounts.'
      }
    ]
  }
}
