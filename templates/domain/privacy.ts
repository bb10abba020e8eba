import { hostOf } from './addresses.ts'
import type { BackendCall, MessageMode } from './backend/port.ts'
import { bookingFields } from './booking.ts'
import { contactFields } from './contact.ts'
import type { ByFeature, FeatureDefinition, PagePlace } from './pages.ts'
import { askedMessages, keptMessages, privacyMessages as say } from './privacy-messages.ts'
import type { Legal } from './business.ts'
import type { AddressField, Site } from './site.ts'
import { addressText, listFormat } from './text.ts'

/** The facts about data processing that the privacy page states. */
export interface PrivacyFacts {
  site: Site
  /** Ids of the site's features. */
  features: readonly string[]
  /** How messages are handled. */
  messages: MessageMode
  /** How booking requests are handled. @default as messages */
  requests?: MessageMode
  /** Host of the business's own server; absent where the site has none. */
  server?: string
  /** Third-party services in use; `asks`: only with consent. */
  services: readonly { id: string; name: string; asks: boolean }[]
}

/** Ids of the features that ask for something: not one that was left out, or whose pages were for want of content. */
export function activeFeatures(
  { selectedFeatures }: Pick<Site, 'selectedFeatures'>,
  features: readonly FeatureDefinition[],
  pages: Pick<ReadonlySet<string>, 'has'>
): readonly string[] {
  return features
    .filter(({ id, routes = [] }) => selectedFeatures.includes(id) && hasPage(routes, pages))
    .map(({ id }) => id)
}

function hasPage(routes: readonly PagePlace[], pages: Pick<ReadonlySet<string>, 'has'>): boolean {
  return routes.length === 0 || routes.some(({ page }) => pages.has(page))
}

/** Facts of the owner on the imprint, in its order; a launch build has those that were confirmed or written. */
export const imprintFacts = [
  'form',
  'register',
  'vat',
  'authority'
] as const satisfies readonly (keyof Legal)[]

/** A section of the privacy page. */
export interface PrivacyPart {
  id: string
  title: string
  lines: readonly string[]
}

/** The sections of the privacy page: collected data, recipients and third parties. */
export function privacyParts(facts: PrivacyFacts): readonly PrivacyPart[] {
  const parts = Object.entries(topics).flatMap(([feature, { id, title, lines }]) =>
    facts.features.includes(feature) ? [{ id, title, lines: lines(facts) }] : []
  )
  const others = [...offerLines(facts.site), ...otherLines(facts)]
  return [...parts, { id: 'others', title: say.others, lines: others }]
}

/** Where services are paid: the owner's pages at payment providers, each host once. */
function offerLines({ content, businessInfo }: Site): readonly string[] {
  const hosts = (content.services?.items ?? []).flatMap(({ checkout = '' }) => hostOf(checkout) ?? [])
  return [...new Set(hosts)].map((host) => say.paymentsLinked(host, businessInfo.businessName))
}

/** Data that is stored in the visitor's browser, one entry each. */
export function keptInBrowser(facts: PrivacyFacts): readonly string[] {
  const { features, services, site } = facts
  const entries = Object.entries(keeping).flatMap(([id, entriesOf]) =>
    features.includes(id) ? entriesOf(facts) : []
  )
  const own: readonly Keeping[] = [
    [site.customization.darkMode, keptMessages.scheme],
    [services.some(({ asks }) => asks), keptMessages.consent]
  ]
  return [...new Set([...entries, ...own].flatMap(([keeps, entry]) => (keeps ? [entry] : [])))]
}

/** An entry, and whether it is true of the site. */
type Keeping = readonly [keeps: boolean, entry: string]

/** What each feature stores in the browser. */
const keeping: ByFeature<(facts: PrivacyFacts) => readonly Keeping[]> = {
  'contact-form': ({ messages }) => [
    [messages !== 'call', keptMessages.draft],
    [isSent(messages), keptMessages.waiting]
  ],
  booking: ({ messages, requests = messages }) => [
    [isSent(requests), keptMessages.waiting],
    [true, keptMessages.date],
    [requests === 'draft' || requests === 'carried', keptMessages.requests]
  ],
  reviews: (facts) => [
    [facts.server !== undefined, keptMessages.waiting],
    [!isAnswered(facts, 'addReview'), keptMessages.reviews]
  ],
  auth: (facts) => [[!isAnswered(facts, 'signIn'), keptMessages.account]],
  security: () => [[true, keptMessages.idle]],
  chat: () => [[true, keptMessages.chat]],
  analytics: (facts) => [[!isAnswered(facts, 'countVisit'), keptMessages.views]],
  notifications: (facts) => [[!isAnswered(facts, 'addNotification'), keptMessages.notices]],
  pwa: () => [
    [true, keptMessages.pages],
    [true, keptMessages.install]
  ]
}

/** Whether a message or request goes to the business. */
function isSent(mode: MessageMode): boolean {
  return mode === 'carried' || mode === 'server'
}

interface PrivacyTopic {
  /** Of its section on the page. */
  id: string
  title: string
  lines: (facts: PrivacyFacts) => readonly string[]
}

/** Data that each feature collects. */
const topics: ByFeature<PrivacyTopic> = {
  'contact-form': {
    id: 'messages',
    title: say.messages,
    lines: (facts) => [
      ...(facts.messages === 'call' ? [] : [askedFields(contactFields)]),
      ...deliveryLines(facts, facts.messages)
    ]
  },
  booking: {
    id: 'dates',
    title: say.dates,
    lines: (facts) => {
      const { features, messages, requests = messages } = facts
      const alike = features.includes('contact-form') && requests === messages
      return [
        ...(requests === 'call' ? [] : [askedFields(bookingFields)]),
        ...(alike ? [say.datesAlike] : deliveryLines(facts, requests))
      ]
    }
  },
  reviews: {
    id: 'reviews',
    title: say.reviews,
    lines: (facts) => [askedMessages.review, byServer(facts, 'addReview', say.reviewsHere, say.reviewsServer)]
  },
  auth: {
    id: 'accounts',
    title: say.accounts,
    lines: (facts) => [
      askedMessages.account,
      ...(facts.features.includes('profile') ? [askedMessages.profile] : []),
      byServer(facts, 'signIn', say.accountsHere, say.accountsServer)
    ]
  },
  payments: {
    id: 'payments',
    title: say.payments,
    lines: (facts) => [paymentLine(facts)]
  },
  chat: {
    id: 'chat',
    title: say.chat,
    lines: (facts) => [byServer(facts, 'chatReply', say.chatHere, say.chatServer)]
  },
  geolocation: { id: 'position', title: say.position, lines: () => [say.positionHere] },
  notifications: {
    id: 'notices',
    title: say.notices,
    lines: (facts) => [byServer(facts, 'addNotification', say.noticesHere, say.noticesServer)]
  },
  analytics: {
    id: 'visits',
    title: say.visits,
    lines: (facts) => [byServer(facts, 'countVisit', say.visitsHere, say.visitsServer)]
  }
}

/** What a form asks for, as a sentence. */
function askedFields(fields: Readonly<Record<string, { asks: string }>>): string {
  const asked = Object.values(fields).map(({ asks }) => asks)
  return askedMessages.fields(listFormat('en-GB', {}).format(asked))
}

/** Whether a server handles a call: the business's own, or one that a developer wrote the call for. */
function isAnswered({ server, site }: PrivacyFacts, call: BackendCall): boolean {
  return server !== undefined || isOwn(site, call)
}

function isOwn({ deployment }: Site, call: BackendCall): boolean {
  return deployment.ownBackend?.includes(call) ?? false
}

/** The sentence for a call, depending on whether a server or this browser handles it. */
function byServer(
  facts: PrivacyFacts,
  call: BackendCall,
  here: string,
  there: (server: string) => string
): string {
  const { server, site } = facts
  const { businessName } = site.businessInfo
  if (!isAnswered(facts, call)) return here
  return there(
    server === undefined || isOwn(site, call)
      ? say.ownServer(businessName)
      : say.serverAt(server, businessName)
  )
}

function paymentLine(facts: PrivacyFacts): string {
  const { businessInfo, deployment } = facts.site
  const host = hostOf(deployment.paymentLink ?? '')
  return host === undefined
    ? byServer(facts, 'pay', say.paymentsHere, say.paymentsServer)
    : say.paymentsLinked(host, businessInfo.businessName)
}

/** How messages are delivered. Where a delivery is configured but nothing is sent, the site is a draft. */
function deliveryLines(facts: PrivacyFacts, messages: MessageMode): readonly string[] {
  const { businessName } = facts.site.businessInfo
  if (messages === 'call') return [say.noForm(businessName)]
  // Another delivery is configured, but a developer has written the call since.
  if (messages === 'server' && facts.site.deployment.messages.way !== 'server')
    return [say.carriedByOwnServer(businessName)]
  const way = transportLines(facts)
  if (way.length === 0) return [say.notSetUp]
  return messages === 'draft' ? [say.draft, ...way] : way
}

function transportLines({ server, site }: PrivacyFacts): readonly string[] {
  const { way, address } = site.deployment.messages
  const { businessName } = site.businessInfo
  const host = hostOf(address)
  switch (way) {
    case 'form':
      return host === undefined ? [] : [say.carriedByService(host, businessName), say.numbered, say.waits]
    case 'netlify':
      return [say.carriedByNetlify(businessName), say.numbered, say.waits]
    case 'function':
      return [say.carriedByFunction(businessName), say.countedMessages, say.once, say.waits]
    case 'php':
      return [say.carriedByScript(businessName), say.countedMessages, say.once, say.waits]
    case 'server': {
      const at = server ?? host
      return at === undefined ? [] : [say.carriedByServer(at, businessName), say.once, say.waits]
    }
    case 'call':
      return []
  }
}

/** Third parties: services and the host. */
function otherLines(facts: PrivacyFacts): readonly string[] {
  const { features, services } = facts
  const own = services.filter(({ id }) => id === 'error-reports')
  const others = services.filter(({ id }) => id !== 'error-reports')
  const names = (asks: boolean): string =>
    others.flatMap((service) => (service.asks === asks ? [service.name] : [])).join(', ')
  const cookies = services.length > 0 || (isAnswered(facts, 'signIn') && features.includes('auth'))
  return [
    ...(names(true) === '' ? [] : [say.counts(names(true))]),
    ...(names(false) === '' ? [] : [say.hearsErrors(names(false))]),
    others.length === 0 ? say.nothingElse : say.onlyThese,
    ...(own.length === 0 ? [] : [say.ownErrors]),
    ...(cookies ? [] : [say.noCookies]),
    say.host
  ]
}

/** The address of the business, a street before a town, with the field that holds it. */
export function findAddress({
  businessInfo,
  content
}: Site): { text: string; source: AddressField } | undefined {
  const known: readonly { text: string; source: AddressField }[] = [
    { text: businessInfo.location, source: { of: businessInfo, field: 'location' } },
    ...content.locations.map((of) => ({
      text: addressText(of.address),
      source: { of, field: 'address' } as const
    }))
  ]
  return known.find(({ text }) => /\d/.test(text)) ?? known.find(({ text }) => text.trim() !== '')
}
