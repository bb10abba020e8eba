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
  undo: 'Put it back'
} as const
