/** Texts of the step Business Info besides those of spec 1. */
export const businessMessages = {
  businessName: 'Business name',
  businessNameExample: 'As it stands over the door',
  industry: 'Industry',
  choose: 'Choose one',
  audience: 'Target audience',
  description: 'Description',
  descriptionExample: 'What you do, for whom, and what people like about it',
  findYou: 'Where people find you',
  optional: 'Optional',
  location: 'Location',
  website: 'Website',
  websiteAside: 'if you have one',
  email: 'E-mail',
  phone: 'Phone',
  toFix: 'What it has to fix',
  toFixNote: 'The advisor reads these word for word',
  challenges: 'Challenges',
  goals: 'Goals',
  title: 'Tell us about the business',
  lead: 'Write it the way you would say it to a neighbour. Every word you type shows up in the preview as you type it.',
  industrySets:
    'Sets the first wording, services, questions and pictures of the site. Whatever you write yourself stands before them.',
  loadingLists: 'Reading your description',
  listsFailed: 'The lists could not be loaded. What you typed is kept.',
  tryAgain: 'Try again',
  oneALine: 'one a line'
} as const
