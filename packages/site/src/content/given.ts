import { closureOf, pagesOf, type FeatureId } from '@sitewright/catalog'
import { weekFor } from '../reading/opening.ts'
import { readBusiness, type Reading } from '../reading/reading.ts'
import type { Site } from '../site.ts'
import { actionsOf } from './actions.ts'
import { answersOf } from './answers.ts'
import { baseWords } from './base-words.ts'
import { businessOf, type Business } from './business.ts'
import { clip } from './clip.ts'
import type { Content } from './content.ts'
import { withIds } from './ids.ts'
import { legalOf } from './legal.ts'
import { draftGroup, draftText } from './marks.ts'
import {
  areaOf,
  headlineOf,
  neutralArt,
  neutralProcess,
  neutralQuestions,
  pictureLooks,
  reviewLook,
  testimonialLook
} from './neutral.ts'
import { offersOf } from './offers.ts'
import { placesOf } from './places.ts'
import { figures, byAgreement, perMonth, plans, priceIn } from './prices.ts'
import { findTrade } from './trades/find-trade.ts'
import type { TradeWords } from './trades/trade.ts'

const metaLength = 160

/** Texts about money: a business that shows no prices does not want them either. */
const ofMoney = /(?<!\p{L})(?:prices?|fees?|costs?|charge|pay|paid)(?!\p{L})/iu
/** Texts about making appointments. */
const ofBooking = /(?<!\p{L})(?:book|booking|bookings|appointments?|reserv\p{L}+)(?!\p{L})/iu

/** The defaults of a trade without what the business refuses in its description. */
function allowed(words: TradeWords, { refusals }: Reading): TradeWords {
  const fits = (...texts: readonly string[]): boolean =>
    texts.every(
      (text) =>
        !(refusals.has('prices') && ofMoney.test(text)) && !(refusals.has('booking') && ofBooking.test(text))
    )
  const { reasons, process, questions } = words
  return {
    ...words,
    ...(reasons && { reasons: reasons.filter(({ title, text }) => fits(title, text)) }),
    ...(process && { process: process.filter(({ title, text }) => fits(title, text)) }),
    questions: questions.filter(({ question, answer }) => fits(question, answer))
  }
}

function plansOf(words: NonNullable<TradeWords['plans']>, reading: Reading): Content['plans'] | undefined {
  const { starter, professional, enterprise } = plans
  const price = ({ dollars }: { dollars: number }): string | undefined =>
    priceIn(reading.currency, { dollars })
  const [low, high] = [price(starter), price(professional)]
  if (low === undefined || high === undefined || reading.refusals.has('prices')) return undefined
  const items = [
    { name: starter.name, price: low, per: perMonth, ...words.starter },
    { name: professional.name, price: high, per: perMonth, featured: true as const, ...words.professional },
    { name: enterprise.name, price: byAgreement, per: '', ...words.enterprise }
  ]
  return draftGroup('By the month', items, ({ name }) => name)
}

function figuresOf(words: NonNullable<TradeWords['figures']>): Content['stats'] {
  const items = (['years', 'clients', 'satisfaction'] as const).map((id) => ({
    value: figures[id],
    label: words[id]
  }))
  return draftGroup('In short', items, ({ label }) => label)
}

/** The default sections of a trade, beside its services. */
function tradeSections(words: TradeWords, reading: Reading): Partial<Content> {
  const { reasons = [], process = [] } = words
  const monthly = words.plans && plansOf(words.plans, reading)
  return {
    ...(reasons.length > 0 && { reasons: draftGroup('What you can expect', reasons, ({ title }) => title) }),
    ...(process.length > 0 && { process: draftGroup('How it goes', process, ({ title }) => title) }),
    ...(monthly !== undefined && { plans: monthly }),
    ...(words.figures !== undefined && { stats: figuresOf(words.figures) })
  }
}

function questionsOf(
  own: readonly { question: string; answer: string }[],
  features: readonly FeatureId[]
): NonNullable<Content['faq']> {
  const asked = [...withIds(own, ({ question }) => question), ...answersOf(features)]
  return {
    title: baseWords.headings.questions,
    items: asked.map((item) => ({ ...item, draft: true as const }))
  }
}

/** Sections that a feature shows; without it they are not in the words at all, so that no draft is out of sight. */
function featureSections(reading: Reading, features: readonly FeatureId[]): Partial<Content> {
  const has = (feature: FeatureId): boolean => features.includes(feature)
  const praise = has('testimonials') && !reading.refusals.has('testimonials')
  const area = areaOf(reading, features)
  return {
    ...(praise && { testimonials: draftGroup('What people say', [testimonialLook], ({ name }) => name) }),
    ...(has('reviews') && { reviews: draftGroup('Reviews', [reviewLook], ({ name }) => name) }),
    ...(has('gallery') && {
      gallery: draftGroup('Pictures', pictureLooks, ({ src }) => src)
    }),
    ...(area !== undefined && { area: draftText(area) })
  }
}

/** The sections of every site that is more than a portfolio. */
function usualSections(
  { businessInfo }: Site,
  reading: Reading,
  business: Business,
  features: readonly FeatureId[]
): Partial<Content> {
  const trade = findTrade(businessInfo)
  const words = trade && allowed(trade.words, reading)
  const services = offersOf(reading, words?.services ?? [], features)
  const offers = services.items.length > 0
  const process = draftGroup('How it goes', neutralProcess, ({ title }) => title)
  const week = weekFor(businessInfo.description, trade?.hours)
  return {
    ...(offers && { services }),
    ...(words ? tradeSections(words, reading) : offers && { process }),
    faq: questionsOf([...(words?.questions ?? []), ...neutralQuestions(business)], features),
    ...(week !== undefined && { hours: { week, draft: true as const } })
  }
}

/**
 * The built-in content of a site, made from its present facts: base texts and drafts.
 * @param business template variables; neutral ones give what decisions are fingerprinted with
 */
export function builtInContent(site: Site, business: Business = businessOf(site.businessInfo)): Content {
  const { businessInfo, selectedFeatures } = site
  const { description } = businessInfo
  const features = closureOf(selectedFeatures)
  const reading = readBusiness(businessInfo)
  const portfolio = reading.refusals.has('all-but-portfolio')
  const { main, secondary } = actionsOf(pagesOf(features), portfolio)
  const headline = headlineOf(reading, business)
  const invitations: Readonly<Record<string, string>> = baseWords.invitations
  const invitation = invitations[main.page]
  const { language, direction } = reading.language
  return {
    language: 'en',
    direction: 'ltr',
    ...(language !== 'en' && { ownLanguage: { language, direction } }),
    meta: {
      title: `${business.name}${business.town === '' ? '' : ` · ${business.town}`}`,
      description: clip(description, metaLength) || business.name,
      keywords: []
    },
    hero: { ...(headline !== undefined && { title: draftText(headline) }), action: main, secondary },
    ...(portfolio ? {} : usualSections(site, reading, business, features)),
    ...featureSections(reading, features),
    about: { title: baseWords.headings.about },
    locations: placesOf(businessInfo, business, reading.places),
    ...legalOf(site, features),
    callToAction: { ...(invitation !== undefined && { title: invitation }), action: main },
    art: findTrade(businessInfo)?.art ?? neutralArt(businessInfo.industry || 'other')
  }
}
