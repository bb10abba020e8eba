const listed = new Intl.ListFormat('en', { type: 'conjunction' })

/** Messages about what a finished site lacks, and what is left out of it. */
export const openPointMessages = {
  exampleEmail: (address: string) => `${address} is an example address`,
  exampleEmailWhy: 'Nobody reads what is sent there.',
  correctEmail: 'Correct the e-mail address',
  chooseDelivery: 'Choose a way for messages',
  noFunction: 'Messages need more than an upload',
  noFunctionWhy:
    'The small function runs at the host, and a developer puts it there. A form address works without one.',
  netlifyOnly: 'Messages arrive at Netlify only',
  netlifyOnlyWhy:
    'Upload the site there, and turn form detection on under Forms. Elsewhere messages are lost.',
  phpOnly: 'Messages need web space with PHP',
  phpOnlyWhy: 'Ordinary web space has it. Netlify and Cloudflare do not run the file that mails them to you.',
  folder: (folder: string) => `The site stands in the folder ${folder}`,
  folderWhy: 'It works there only: upload it into a folder of this name.',
  changeFolder: 'Change the folder',
  noKey: (names: readonly string[]) =>
    `${listed.format(names)} ${names.length === 1 ? 'is' : 'are'} left out`,
  noKeyWhy: 'A developer sets the key of each when the project is built.',
  lookAtAnalytics: 'Look at analytics'
} as const
