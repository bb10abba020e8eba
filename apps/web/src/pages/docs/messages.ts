/** Texts of the documentation. */
export const docsMessages = {
  hosts: 'Hosting platforms',
  hostsText:
    'Pick one or more in the Deployment step; the project then carries the file that each of them reads, and its README the way there.',
  onPush: 'On each push',
  ciServices: 'CI services',
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
    'of any project, or from Download site.json under Open or share, is all it needs. Copy command and Copy curl give the whole call.',
  openApi: 'The whole HTTP contract is an OpenAPI document at',
  enterprise: 'Enterprise mode',
  enterpriseText:
    'The fifth step of the builder has a switch for projects that will have a server of their own. With it on, you say which sign-in providers, which database and which services the project has to be ready for. No server comes with the project: what you pick becomes contracts, tables and settings for whoever writes yours, in its folder backend.',
  accounts: 'Accounts and control panel',
  accountsText:
    'You can register, sign in, save projects and share them. Administrators manage users, roles, sign-in providers, tenants and their invoices, connect databases, call the API, watch what the servers measure, and read the audit log.'
} as const
