/** Texts of the documentation. */
export const docsMessages = {
  hosts: 'Hosting platforms',
  hostsText:
    'Pick one or more in the Deployment step; the project then carries the file that each of them reads, and its README the way there.',
  onPush: 'On each push',
  ciServices: 'CI services',
  noTerminal: 'Without a terminal',
  noTerminalText: 'The download page makes the finished site too: a zip that only has to be uploaded.',
  whereToDrop: 'Where to drop it',
  anyHost: 'Any other host',
  anyHostFolder: 'The folder',
  anyHostServes:
    'is plain files. A host has to serve them over https, answer an address without an ending with the page of that name, and unknown ones with',
  documentTitle: 'Docs · Sitewright',
  lead: 'From the first word to a site that is online, and what to change afterwards.',
  frameworks: 'Frameworks',
  frameworksText:
    'A project is written in one framework, in TypeScript or JavaScript. A framework is offered once its reference app is built, tested and measured like the others; until then it is listed as planned.',
  inBrowser: 'In the browser',
  inBrowserText: (steps: number) =>
    `Open the builder and answer its ${steps} steps. Every answer is saved in this browser as you type, and the site stands beside the form from the first word. At the end you download one zip.`,
  withProject: 'With the project',
  unzip: 'Unpack the zip, and in its folder:',
  runDev: 'opens the site at http://localhost:3000,',
  runBuild: 'writes it to',
  runBuildOutput: ', ready for any host, without drafts and without what only pretends.',
  runTest: 'checks that it opens, and opens offline.',
  runLaunchCheck:
    'names every draft that is left, what only pretends, and whatever else is missing. It needs Node 22.22.3 or newer.',
  withoutBrowser: 'From the command line, or over HTTP',
  siteJson: 'The same work without a browser: the file',
  siteJsonWhere:
    'from Download site.json under Open or share is all it needs. In a project the choices lie beside it, in sitewright.json, which the command line finds. Copy command and Copy curl give the whole call.',
  openApi: 'The whole HTTP contract is an OpenAPI document at',
  enterprise: 'Enterprise mode',
  enterpriseText:
    'The fifth step of the builder has a switch for projects that will have a server of their own. With it on, you say which sign-in providers, which database and which services the project has to be ready for. No server comes with the project: what you pick becomes contracts, tables and settings for whoever writes yours, in its folder backend.',
  accounts: 'Accounts and control panel',
  accountsText:
    'You can register, sign in, save projects and share them. Administrators manage users, roles, sign-in providers, tenants and their invoices, connect databases, call the API, watch what the servers measure, and read the audit log.',
  gettingStarted: 'Getting Started',
  phaseTwo: 'Phase 2',
  features: 'Features',
  deploy: 'Deploy',
  questions: [
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
        'Yes, in two ways. It is ordinary code, so change it like any other. Or open the zip in the builder (or its site.json and sitewright.json together), change the answers, and download again.'
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
  ],
  about: (minutes: number) => `about ${minutes} minutes`,
  planned: 'Planned',
  available: 'Available',
  faq: 'FAQ'
} as const

/** Heads of the tables of the documentation. */
export const docsHeads = {
  hosts: ['Platform', 'Difficulty', 'First deployment', 'Price', 'Terms for a business'],
  ciServices: ['Service', 'Works with'],
  features: ['Feature', 'What it does', 'Complexity', 'Needs'],
  frameworks: ['Framework', 'Best for', 'Learning curve', 'State']
} as const
