import { addressText, factText, longestWordWidth } from '../../../../templates/domain/text.ts'
import { openingRows } from '../../../../templates/domain/home.ts'
import { hoursText } from '../../../../templates/domain/hours.ts'
import { withoutDrafts } from '../../../../templates/domain/drafts.ts'
import { navigationOf, presentPages, type FeatureDefinition } from '../../../../templates/domain/pages.ts'
import { booking } from '../../../../templates/domain/features/booking.ts'
import { contactForm } from '../../../../templates/domain/features/contact-form.ts'
import { gallery } from '../../../../templates/domain/features/gallery.ts'
import { geolocation } from '../../../../templates/domain/features/geolocation.ts'
import { reviews } from '../../../../templates/domain/features/reviews.ts'
import { testimonials } from '../../../../templates/domain/features/testimonials.ts'
import { frameMessages } from '../../../../templates/domain/messages.ts'
import type { Site } from '../../../../templates/domain/site.ts'
import { findSimulation, realFeatures } from '../../../../templates/domain/simulated.ts'
import { isThin, townsOf } from '../../../../templates/domain/thin.ts'
import { nameOf } from '../naming.ts'
import type { GenerationPlan } from '../generation-plan.ts'

/** The content of a site's first screen, without drafts. */
export interface FirstScreen {
  name: string
  /** The headline, or the name where there is none. */
  title: string
  kicker: string
  description: string
  /** Labels of the calls to action, the primary one first. */
  actions: readonly string[]
  /** The action in the header; empty where the page begins with it. */
  headerAction: string
  /** The navigation, most important first; empty where home is all there is. */
  navigation: readonly { label: string; icon: string }[]
  /** On phones the navigation is a tab bar at the bottom. */
  tabs: boolean
  /** Icons of controls in the header. */
  controls: readonly string[]
  facts: readonly { icon: string; label: string; text: string }[]
  /** What is on offer, with its price where it has one. */
  offers: readonly { title: string; price: string; share: number }[]
  /** A minimal site. */
  thin: boolean
  towns: readonly string[]
  contact: { label: string; text: string } | undefined
}

/** Features whose pages a launch build may have without a server. */
const definitions: readonly FeatureDefinition[] = [
  booking,
  contactForm,
  gallery,
  geolocation,
  reviews,
  testimonials
]

const controls = [
  ['search', 'search'],
  ['notifications', 'bell'],
  ['auth', 'person']
] as const

/**
 * The content of the first screen as a launch build has it: nothing but the owner's texts, and labels of the template.
 */
export function firstScreen(plan: GenerationPlan): FirstScreen {
  const site = withoutDraftContent(plan)
  const { businessInfo, content, customization } = site
  const features = definitions.filter(({ id }) => (plan.features as readonly string[]).includes(id))
  const pages = presentPages(site, features)
  const thin = isThin(site, pages)
  const { hero } = content
  const navigation = navigationOf(features, pages)
  const phone = businessInfo.contactPhone.trim()
  const email = businessInfo.contactEmail.trim()
  const call = phone === '' ? '' : `${frameMessages.call} ${phone}`
  const write = email === '' ? '' : frameMessages.write
  const page = pages.has(hero.action.page) ? hero.action.label : ''
  const secondary = hero.secondary && pages.has(hero.secondary.page) ? hero.secondary.label : ''
  const thinActions = [hero.action.page === 'contact' ? '' : page, call, write]
  return {
    name: nameOf(plan.site),
    title: plainText(hero.title) || nameOf(plan.site),
    kicker: plainText(hero.kicker),
    description: businessInfo.description.trim(),
    actions: (thin ? thinActions : [page || call || write, secondary]).filter((label) => label !== ''),
    headerAction: thin ? '' : page || call || write,
    navigation: navigation.length > 1 ? navigation : [],
    tabs:
      navigation.length > 1 &&
      (plan.features.includes('responsive') || plan.site.customization.layout === 'sidebar'),
    controls: [
      ...controls
        .filter(([feature]) => plan.features.includes(feature) && !findSimulation(feature, site))
        .map(([, icon]) => icon),
      ...(customization.darkMode ? ['moon'] : [])
    ],
    facts: businessFacts(site),
    offers: offersOf(site),
    thin,
    towns: townsOf(site).map(({ name }) => name),
    contact:
      email !== ''
        ? { label: frameMessages.writeRow, text: email }
        : phone !== ''
          ? { label: frameMessages.call, text: phone }
          : undefined
  }
}

/** The measure of a text's longest word, see templates/domain/text.ts. */
export const longestOf = longestWordWidth

/** The label of the menu button. */
export const menuLabel = frameMessages.menu
/** The label over the town of a minimal site. */
export const basedIn = frameMessages.basedIn

function withoutDraftContent({ site }: GenerationPlan): Site {
  const whole: Site = site
  return { ...whole, selectedFeatures: realFeatures(whole), content: withoutDrafts(whole.content) }
}

function offersOf({ content }: Site): FirstScreen['offers'] {
  return openingRows(content.services?.items ?? []).map(({ service, share }) => ({
    title: plainText(service.title),
    price: factText(service.price, content),
    share
  }))
}

function businessFacts(site: Site): FirstScreen['facts'] {
  const { businessInfo, content } = site
  const [place, another] = content.locations
  const where = addressText((another === undefined && place?.address) || businessInfo.location).trim()
  const phone = businessInfo.contactPhone.trim()
  return [
    ...(content.hours
      ? [{ icon: 'clock', label: frameMessages.open, text: hoursText(content.hours, content.language) }]
      : []),
    ...(where === '' ? [] : [{ icon: 'place', label: frameMessages.findUs, text: where }]),
    ...(phone === '' ? [] : [{ icon: 'phone', label: frameMessages.call, text: phone }])
  ]
}

/** The text, unless it is a draft. */
function plainText(text: unknown): string {
  return typeof text === 'string' ? text.trim() : ''
}
