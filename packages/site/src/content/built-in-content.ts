import { closureOf, pagesOf, type FeatureId } from '@sitewright/catalog'
import { readRegion } from '../reading/region.ts'
import { readBusiness, type BusinessReading } from '../reading/reading.ts'
import type { Site } from '../site.ts'
import { tradeOf } from '../trades/trade-of.ts'
import { isLocalBusiness, type TradeDetails } from '../trades/trades.ts'
import { actionsOf } from './actions.ts'
import { featureQuestions } from './faq.ts'
import { baseTexts } from './base-texts.ts'
import { weekOf } from './week.ts'
import { businessOf, townBeside, type Business } from './business.ts'
import type { Content } from './content.ts'
import type { TradeFacts } from './trade-facts.ts'
import { artOf } from '../looks/propose-look.ts'
import { withIds } from './ids.ts'
import { legalOf } from './legal.ts'
import { draftGroup, draftText } from './draft-text.ts'
import {
  findArea,
  findHeadline,
  genericProcess,
  genericQuestions,
  picturePlaceholders,
  reviewPlaceholder,
  testimonialPlaceholder
} from './generic.ts'
import { servicesOf } from './services.ts'
import { locationsOf } from './locations.ts'
import { specStats, customPrice, perMonth, plans, priceIn } from './prices.ts'
import { findDefaultContent } from './trades/find-default-content.ts'
import type { TradeDefaults } from './trades/trade.ts'

/** Texts about money: a business that shows no prices does not want them either. */
const aboutMoney = /(?<!\p{L})(?:prices?|fees?|costs?|charge|pay|paid)(?!\p{L})/iu
/** Texts about making appointments. */
const aboutBooking = /(?<!\p{L})(?:book|booking|bookings|appointments?|reserv\p{L}+)(?!\p{L})/iu

/** The defaults of a trade without what the business refuses in its description. */
function withoutRefused(words: TradeDefaults, { refusals }: BusinessReading): TradeDefaults {
  const fits = (...texts: readonly string[]): boolean =>
    texts.every(
      (text) =>
        !(refusals.has('prices') && aboutMoney.test(text)) &&
        !(refusals.has('booking') && aboutBooking.test(text))
    )
  const { reasons, process, questions } = words
  return {
    ...words,
    ...(reasons && { reasons: reasons.filter(({ title, text }) => fits(title, text)) }),
    ...(process && { process: process.filter(({ title, text }) => fits(title, text)) }),
    questions: questions.filter(({ question, answer }) => fits(question, answer))
  }
}

function plansOf(
  words: NonNullable<TradeDefaults['plans']>,
  reading: BusinessReading
): Content['plans'] | undefined {
  const { starter, professional, enterprise } = plans
  const price = ({ dollars }: { dollars: number }): string | undefined =>
    priceIn(reading.currency, { dollars })
  const [low, high] = [price(starter), price(professional)]
  if (low === undefined || high === undefined || reading.refusals.has('prices')) return undefined
  const items = [
    { name: starter.name, price: low, per: perMonth, ...words.starter },
    { name: professional.name, price: high, per: perMonth, featured: true as const, ...words.professional },
    { name: enterprise.name, price: customPrice, per: '', ...words.enterprise }
  ]
  return draftGroup('By the month', items, ({ name }) => name)
}

function statsOf(words: NonNullable<TradeDefaults['stats']>): Content['stats'] {
  const items = (['years', 'clients', 'satisfaction'] as const).map((id) => ({
    value: specStats[id],
    label: words[id]
  }))
  return draftGroup('In short', items, ({ label }) => label)
}

/** The default sections of a trade, beside its services. */
function tradeSections(words: TradeDefaults, reading: BusinessReading): Partial<Content> {
  const { reasons = [], process = [] } = words
  const monthly = words.plans && plansOf(words.plans, reading)
  return {
    ...(reasons.length > 0 && { reasons: draftGroup('What you can expect', reasons, ({ title }) => title) }),
    ...(process.length > 0 && { process: draftGroup('How it goes', process, ({ title }) => title) }),
    ...(monthly !== undefined && { plans: monthly }),
    ...(words.stats !== undefined && { stats: statsOf(words.stats) })
  }
}

function faqOf(
  own: readonly { question: string; answer: string }[],
  features: readonly FeatureId[]
): NonNullable<Content['faq']> {
  const asked = [...withIds(own, ({ question }) => question), ...featureQuestions(features)]
  return {
    title: baseTexts.headings.questions,
    items: asked.map((item) => ({ ...item, draft: true as const }))
  }
}

/**
 * Sections that a feature shows; without it, or where the business declines it, they are not in the content at all, so
 * that no draft is out of sight.
 */
function featureSections(reading: BusinessReading, features: readonly FeatureId[]): Partial<Content> {
  const has = (feature: FeatureId): boolean => features.includes(feature) && !reading.refusals.has(feature)
  const area = findArea(reading, features)
  return {
    ...(has('testimonials') && {
      testimonials: draftGroup('What people say', [testimonialPlaceholder], ({ name }) => name)
    }),
    ...(has('reviews') && { reviews: draftGroup('Reviews', [reviewPlaceholder], ({ name }) => name) }),
    ...(has('gallery') && {
      gallery: draftGroup('Pictures', picturePlaceholders, ({ src }) => src)
    }),
    ...(area !== undefined && { area: draftText(area) })
  }
}

/** The sections of every site that is more than a portfolio. */
function usualSections(
  site: Site,
  reading: BusinessReading,
  business: Business,
  features: readonly FeatureId[]
): Partial<Content> {
  const trade = tradeOf(site)
  const own = findDefaultContent(trade?.id)
  const words = own && withoutRefused(own.defaults, reading)
  const { questions } = words ?? withoutRefused({ services: [], questions: trade?.questions ?? [] }, reading)
  const services = servicesOf(reading, words?.services ?? [], features)
  const offers = services.items.length > 0
  const process = draftGroup('How it goes', genericProcess, ({ title }) => title)
  const week = weekOf(reading, site.businessInfo.description, own?.hours)
  return {
    ...(offers && { services }),
    ...(words ? tradeSections(words, reading) : offers && { process }),
    faq: faqOf([...questions, ...genericQuestions(business)], features),
    ...(week !== undefined && { hours: { week, draft: true as const } })
  }
}

/** What a project needs to know of the trade; of an unknown one, that it travels to its customers. */
function tradeFacts(
  trade: TradeDetails | undefined,
  { travel }: BusinessReading,
  features: readonly FeatureId[]
): TradeFacts | undefined {
  if (trade === undefined) return travel && { types: [], visits: 'there' }
  const { schemaType, visits, asks, leads } = trade
  const types = isLocalBusiness(schemaType) ? [schemaType] : ['LocalBusiness', schemaType]
  return {
    types,
    visits: visits === 'here' && travel !== undefined ? 'there' : visits,
    ...(features.includes('booking') && { asks }),
    ...(leads !== undefined && features.includes(leads) && { leads })
  }
}

/**
 * The built-in content of a site, made from its present facts: base texts and drafts.
 * @param business template variables; neutral ones give what decisions are fingerprinted with
 */
export function builtInContent(site: Site, business: Business = businessOf(site.businessInfo)): Content {
  const { businessInfo, selectedFeatures } = site
  const features = closureOf(selectedFeatures)
  const reading = readBusiness(businessInfo)
  const portfolio = reading.refusals.has('all-but-portfolio')
  const trade = tradeOf(site)
  const facts = tradeFacts(trade, reading, features)
  const { main, secondary } = actionsOf(pagesOf(features), portfolio, trade)
  const headline = findHeadline(reading, business)
  const invitations: Readonly<Record<string, string>> = baseTexts.invitations
  const invitation = invitations[main.page]
  const { language, direction } = reading.language
  const region = readRegion(businessInfo, reading.places)
  return {
    language: 'en',
    direction: 'ltr',
    ...(language !== 'en' && { ownLanguage: { language, direction } }),
    meta: townBeside(business),
    hero: { ...(headline !== undefined && { title: draftText(headline) }), action: main, secondary },
    ...(portfolio ? {} : usualSections(site, reading, business, features)),
    ...featureSections(reading, features),
    about: { title: baseTexts.headings.about },
    locations: locationsOf(businessInfo, business, reading.places, region.country),
    ...(Object.keys(region).length > 0 && { region }),
    ...(facts && { trade: facts }),
    ...legalOf(site, features),
    callToAction: { ...(invitation !== undefined && { title: invitation }), action: main },
    art: artOf(site)
  }
}
