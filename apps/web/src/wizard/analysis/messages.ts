import type { StaleAdvice } from '@sitewright/builder'

/** `name`, `name and place`, `name, place and description`. */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

const changedNames = ({ changed }: StaleAdvice): string =>
  listed(changed.map(({ name }) => name.toLowerCase()))

/** Texts of the analysis besides those of spec 1. */
export const analysisMessages = {
  accepted: (accepted: number, of: number) => `${accepted} of ${of} kept`,
  askedFor: 'What you asked for',
  answered: 'Answered',
  heard: 'Left out',
  notYet: 'Not yet',
  notUnderstood: 'Not understood',
  olderWords: 'Older words',
  contraryKeep: 'You left it out. The new advice would take it.',
  contraryDecline: 'You kept it. The new advice would leave it out.',
  falls: (name: string) => `Left out with ${name}, which it needs.`,
  olderTitle: (name: string) =>
    name === '' ? 'This advice is older than your answers' : `This advice was for ${name}`,
  olderNow: (now: string) =>
    now === '' ? 'You changed what it was made for.' : `Your answers now say ${now}.`,
  olderSince: (older: StaleAdvice) => `Made before you changed the ${changedNames(older)}.`,
  renew: 'Renew the advice',
  keep: 'Keep it',
  decideFirst: 'Renew or keep the advice first',
  running: 'Wait for the advice, or cancel it',
  readBy: (provider: string) => `Read by ${provider}.`,
  builtIn: 'From the built-in advisor.',
  unknownAuthor: 'This advice does not say who gave it.',
  connect: (provider: string) => `Connect a ${provider} API key for a reading of your full text.`,
  notRenewed: 'Not renewed:',
  builtInSince: 'The built-in advisor stands in:',
  takeBuiltIn: 'Use the built-in advice',
  asked: (provider: string, seconds: number, most: number) =>
    `${provider} is asked: ${seconds} s of ${most} s at most.`,
  acceptAgain: 'Accept again',
  acceptedAgain: 'The advice took the place of your selection.',
  undo: 'Put it back',
  renewingDoes: 'What renewing does',
  changedSince: 'What changed since',
  leftEmpty: 'Left empty',
  wasEmpty: 'was empty',
  writtenAnew: 'written anew',
  was: (text: string) => `was ${text}`,
  acceptNew: 'Accept new suggestions automatically',
  tabs: 'Analysis',
  selectionStays: (changed: string) => `Your selection stays as it is. Accepting again ${changed}.`,
  regenerate: 'Regenerate Analysis',
  firstRun:
    'We read your description, challenges and goals, and suggest a framework, features and first texts. It takes a moment.',
  stays: 'What is below stays until the new advice is here.',
  nothingChosen: 'You can go back and keep editing. Nothing is chosen until you accept.',
  cancel: 'Cancel',
  toBusinessInfo: 'Go to Business Info',
  renewKeeps: 'Keeps what you decided.',
  noDecisions: 'You have decided nothing yet.',
  renewPoints: [
    ['Reads your new words', 'and says anew where each suggestion comes from.'],
    ['Asks before it changes a decision.', 'If it would advise otherwise, both stand side by side.'],
    ['If it fails,', 'all of this stays as it is.']
  ],
  titleFor: (name: string) => `What we would build for ${name === '' ? 'your business' : name}`,
  lead: 'Each suggestion says which of your words it comes from. Keep what fits, decline what does not.',
  staying: (names: string, count: number, how: 'on' | 'off') =>
    `${names} ${count === 1 ? 'stays' : 'stay'} ${how}`
} as const

/** Texts of the settings of an AI provider. */
export const keyFormMessages = {
  title: 'AI Settings',
  key: (provider: string) => `${provider} API key`,
  keyExample: 'sk-ant-',
  address: 'Provider address',
  addressAside: 'for a gateway of your own',
  addressHelp: 'The server has to allow it too, with AI_PROVIDER_URL.',
  remove: 'Remove key',
  test: 'Test key',
  save: 'Save key'
} as const

/** Texts of the four tabs of an analysis, and of what accepting it would change. */
export const resultMessages = {
  businessType: 'Business type',
  targetAudience: 'Target audience',
  advantages: 'Competitive advantages',
  journey: 'User journey',
  conversionGoals: 'Conversion goals',
  strategy: 'Strategy',
  callsToAction: 'CTA suggestions',
  metaDescription: 'Meta description',
  keywords: 'Keywords',
  features: 'Features',
  accept: (name: string) => `Accept ${name}`,
  decline: (name: string) => `Decline ${name}`,
  ifAccepted: 'If you accept',
  framework: 'Framework',
  typescript: 'TypeScript',
  javascript: 'JavaScript',
  budget: 'JavaScript budget',
  spoken: (feature: string) => `Your words. The reason ${feature} is here.`,
  look: 'Look',
  lookOf: (colors: string | undefined, motif: string | undefined) =>
    [colors, motif].filter((part) => part !== undefined).join(', '),
  takeLook: 'Use it',
  undo: 'Undo',
  lookTaken: 'The proposed look is used.',
  trends: 'Trends',
  recommendations: 'Recommendations',
  phones: 'On phones',
  desktops: 'On desktops',
  strengths: 'Strengths',
  opportunities: 'Opportunities',
  trust: 'What earns trust',
  compareFrameworks: 'Compare frameworks',
  performance: 'Performance targets',
  lcpValue: (seconds: number) => `${seconds} s`,
  lcp: 'LCP',
  lcpMeaning: 'Main picture is on screen',
  inpValue: (ms: number) => `${ms} ms`,
  inp: 'INP',
  inpMeaning: 'A tap gets its answer',
  cls: 'CLS',
  clsMeaning: 'Nothing jumps while loading',
  inPractice: 'In practice',
  chosen: (count: number, along: number) => `${count} chosen${along > 0 ? `, ${along} brought along` : ''}`,
  ownWords: 'Your words',
  industry: 'Industry',
  businessTab: 'Business Analysis',
  technicalTab: 'Technical Recommendations',
  contentTab: 'Content Strategy',
  marketTab: 'Market Insights'
} as const
