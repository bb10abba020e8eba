import { isPaymentPage, isPublicAddress } from './addresses.ts'
import type { BackendCall } from './backend/port.ts'

/** What makes a simulated feature real; one of those that it names is enough. */
export type RealBy = 'server' | 'payment-link' | 'messages'

/** A feature that only pretends as long as nothing stands behind it. */
export interface Simulation {
  /** What it would do to visitors of a published site, as a sentence without its full stop. */
  pretends: string
  realBy: readonly RealBy[]
  /** The calls of the backend that make it real where a developer writes all of them; none can where there are none. */
  calls: readonly BackendCall[]
}

/**
 * What of each feature is simulated, and what makes it real; 'real' needs nobody behind it. Drafts and development show
 * everything. A launch build leaves out what still pretends, with its pages, links, shortcuts and code.
 */
export const simulations = {
  auth: {
    pretends: 'any password signs a visitor in, and nobody keeps the account',
    realBy: ['server'],
    calls: ['signIn', 'signInWith', 'register', 'signOut', 'currentVisitor']
  },
  pwa: 'real',
  responsive: 'real',
  profile: {
    pretends: 'what a visitor enters reaches nobody',
    realBy: ['server'],
    calls: ['currentVisitor', 'saveProfile']
  },
  notifications: {
    pretends: 'nothing on the site ever rings the bell',
    realBy: ['messages', 'server'],
    calls: ['notifications', 'addNotification', 'readNotifications']
  },
  search: 'real',
  // Its answers come from the words of the site, and it says that they are automatic.
  chat: 'real',
  gallery: 'real',
  // Without a way for messages its page says how to call or write.
  'contact-form': 'real',
  testimonials: 'real',
  payments: {
    pretends: 'the card form charges nothing, and nobody is paid',
    realBy: ['payment-link', 'server'],
    calls: ['pay']
  },
  reviews: {
    pretends: 'nobody but its writer ever sees a review',
    realBy: ['server'],
    calls: ['addReview', 'reviews']
  },
  booking: 'real',
  geolocation: 'real',
  analytics: {
    pretends: 'each visitor sees nothing but their own visits',
    realBy: ['server'],
    calls: ['countVisit', 'visits']
  },
  security: {
    pretends: 'there is no account that it protects',
    realBy: ['server'],
    calls: ['signIn', 'currentVisitor']
  },
  api: {
    pretends: 'no server is named',
    realBy: ['server'],
    calls: []
  },
  social: 'real'
} as const satisfies Readonly<Record<string, 'real' | Simulation>>

/** The choices that decide what is real. */
export interface LaunchChoices {
  selectedFeatures: readonly string[]
  deployment: {
    paymentLink?: string
    messages: { way: string; address: string }
  }
}

/** The address of the business's own server; empty where none is named. `apiUrl` is VITE_API_URL. */
export function serverAddress({ selectedFeatures, deployment }: LaunchChoices, apiUrl = ''): string {
  const { way, address } = deployment.messages
  const asks = way === 'server' || selectedFeatures.includes('api')
  return asks ? apiUrl || (way === 'server' ? address : '') : ''
}

/** Whether whoever opens the site can reach an address. */
export type Reach = (address: string) => boolean

/** What stands behind a site that is published. */
export interface LaunchBackend {
  /** The address of the server that the site calls; empty where it calls none. @default serverAddress(choices) */
  server?: string
  /** Which addresses count as reached by visitors. @default isPublicAddress */
  reach?: Reach
  /** The calls of the backend that a developer wrote. @default none */
  ownCalls?: readonly string[]
}

const named: Readonly<Record<RealBy, (choices: LaunchChoices, backend: Required<LaunchBackend>) => boolean>> =
  {
    server: (_, { server, reach }) => reach(server),
    'payment-link': ({ deployment }) => isPaymentPage(deployment.paymentLink ?? ''),
    messages: ({ selectedFeatures, deployment: { messages } }, { ownCalls, reach }) =>
      (selectedFeatures.includes('contact-form') && ownCalls.includes('sendContact')) ||
      (selectedFeatures.includes('booking') && ownCalls.includes('book')) ||
      (['contact-form', 'booking'].some((id) => selectedFeatures.includes(id)) &&
        (messages.way === 'form'
          ? reach(messages.address)
          : ['netlify', 'function', 'php'].includes(messages.way)))
  }

/** How a feature pretends with these choices; undefined where it is real. */
export function findSimulation(
  id: string,
  choices: LaunchChoices,
  backend: LaunchBackend = {}
): Simulation | undefined {
  const { server = serverAddress(choices), reach = isPublicAddress, ownCalls = [] } = backend
  const table: Readonly<Record<string, 'real' | Simulation>> = simulations
  const row = table[id] ?? 'real'
  if (row === 'real') return undefined
  const written = row.calls.length > 0 && row.calls.every((call) => ownCalls.includes(call))
  return written || row.realBy.some((by) => named[by](choices, { server, reach, ownCalls })) ? undefined : row
}

/** The chosen features without those that only pretend. */
export function realFeatures(choices: LaunchChoices, backend?: LaunchBackend): readonly string[] {
  return choices.selectedFeatures.filter((id) => findSimulation(id, choices, backend) === undefined)
}
