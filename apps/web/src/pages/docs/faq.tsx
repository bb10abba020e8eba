import styles from './docs.module.css'

const questions = [
  {
    question: 'Who owns the project?',
    answer: 'You do, all of it. There is no runtime to rent and no account to keep.'
  },
  {
    question: 'Do I need an API key?',
    answer:
      'No. The built-in advisor works without one and without a network. With a Claude API key the full text of your description is read by the provider instead; the key stays in your browser and never reaches this product’s server.'
  },
  {
    question: 'Where are my entries kept?',
    answer:
      'In this browser, on every change. Start Over clears them, Copy link and the file site.json take them elsewhere.'
  },
  {
    question: 'Can I change a project after the download?',
    answer:
      'Yes, in two ways. It is ordinary code, so change it like any other. Or open its site.json (or the zip) in the builder, change the answers, and download again.'
  },
  {
    question: 'Are the reviews and prices real?',
    answer:
      'No. What was invented to fill a page is a draft: it carries a pencil on the site and a mark in site.json. You decide each draft; a launch build (npm run build:launch) leaves out what is left.'
  },
  {
    question: 'Does the downloaded site need a server?',
    answer:
      'Not to be shown, and not for messages: you choose whether visitors call or write, or whether a form service, Netlify, a small function or a PHP file passes the form on. A payment link of yours takes payments. Sign-in, reviews and whatever else needs a server can be tried in the draft, and are left out when you publish until you name one; the contract it has to fulfil comes with the project.'
  },
  {
    question: 'Does Sitewright itself work offline?',
    answer: 'Yes, after the first visit: the wizard, the preview, generating and downloading.'
  }
]

export function Faq() {
  return (
    <dl className={styles.faq}>
      {questions.map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  )
}
