import { isPaymentPage, isPublicAddress } from './addresses.ts'
import type { BackendCall } from './backend/port.ts'
import type { ByFeature } from './pages.ts'

/** What makes a simulated feature real; any of those listed is enough. */
export type RealBy = 'server' | 'payment-link' | 'messages'

/** A feature that is simulated until a backend is configured. */
export interface Simulation {
  /** What is wrong with it for visitors of a published site, as a sentence without its full stop. */
  pretends: string
  realBy: readonly RealBy[]
  /**
   * Backend calls that make the feature real once a developer has written all of them; none do where the list is empty.
   */
  calls: readonly BackendCall[]
}

/**
 * Which features are simulated, and what makes them real; 'real' needs no backend. Drafts and development builds show
 * everything. A launch build leaves out simulated features with their pages, links, shortcuts and code.
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
  // It answers from the content of the site, and says that its answers are automatic.
  chat: 'real',
  gallery: 'real',
  // Without a delivery for messages, its page shows how to call or write.
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
} as const satisfies ByFeature<'real' | Simulation>

/** The configuration that decides which features are real. */
export interface LaunchChoices {
  selectedFeatures: readonly string[]
  deployment: {
    paymentLink?: string
    messages: { way: string; address: string }
  }
}

/** Base URL of the business's own server; empty where none is configured. `apiUrl` is VITE_API_URL. */
export function serverAddress({ selectedFeatures, deployment }: LaunchChoices, apiUrl = ''): string {
  const { way, address } = deployment.messages
  const asks = way === 'server' || selectedFeatures.includes('api')
  return asks ? apiUrl || (way === 'server' ? address : '') : ''
}

/** Whether visitors can reach an address. */
export type Reach = (address: string) => boolean

/** The backend of a launch build. */
export interface LaunchBackend {
  /** Base URL of the server; empty where there is none. @default serverAddress(choices) */
  server?: string
  /** Whether visitors can reach an address. @default isPublicAddress */
  reach?: Reach
  /** Backend calls that a developer wrote. @default none */
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

/** The simulation of a feature with this configuration; undefined where it is real. */
export function findSimulation(
  id: string,
  choices: LaunchChoices,
  backend: LaunchBackend = {}
): Simulation | undefined {
  const { server = serverAddress(choices), reach = isPublicAddress, ownCalls = [] } = backend
  const table: ByFeature<'real' | Simulation> = simulations
  const row = table[id] ?? 'real'
  if (row === 'real') return undefined
  const written = row.calls.length > 0 && row.calls.every((call) => ownCalls.includes(call))
  return written || row.realBy.some((by) => named[by](choices, { server, reach, ownCalls })) ? undefined : row
}

/** The chosen features without the simulated ones. */
export function realFeatures(choices: LaunchChoices, backend?: LaunchBackend): readonly string[] {
  return choices.selectedFeatures.filter((id) => findSimulation(id, choices, backend) === undefined)
}
