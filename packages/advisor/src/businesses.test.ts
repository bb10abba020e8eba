import { describe, expect, it } from 'vitest'
import { businesses, infoOf } from '../../site/src/fixtures/businesses/businesses.test-support.ts'
import { advise, findEvidence, type Evidence } from './index.ts'
import { business } from './fixtures/business.ts'
import { contentOf, defaultSite, type BusinessInfo } from '@sitewright/site'

const named = businesses.map((example) => [example.info.businessName.slice(0, 40), example] as const)

/** Things of single trades, which no advice may name where the owner does not. */
const nouns =
  'patient patients dentist doctor client file tableware lamp table dish menu wine wedding portrait lawyer tenant viewing ' +
  'viewings home homes house receipt receipts tax lesson lessons course courses learner learners teacher parents exam ' +
  'ticket tickets night stage incident portfolio session occasion supper kitchen'

/** The call to action of its own trade, such as 'Reserve a table'. */
const actOf = (businessInfo: BusinessInfo): string =>
  contentOf({ ...defaultSite, businessInfo, selectedFeatures: ['booking'] }).hero.action.label

const says = (texts: string, word: string): boolean =>
  new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(texts)

describe('the advice for a business', () => {
  it.each(named)('names for %s the things of no other trade, and no whole address', (_name, example) => {
    const info = infoOf(example)
    const texts = JSON.stringify(advise(info), (key, value: unknown) =>
      key === 'targetAudience' ? '' : value
    )
    const own = `${info.businessName} ${info.description} ${info.location} ${info.businessGoals.join(' ')} ${actOf(info)} home screen`
    const bare = texts.replaceAll('home screen', '').replaceAll('show your work and nothing else', '')
    expect(nouns.split(' ').filter((noun) => says(bare, noun) && !says(own, noun))).toEqual([])
    if (/\p{N}/u.test(info.location)) expect(texts).not.toContain(info.location)
  })

  it.each(named)('recommends nothing to %s that it turns down', (_name, example) => {
    const { features } = advise(infoOf(example)).recommendations
    const refused: readonly string[] = example.refuses ?? []
    expect(features.filter((id) => refused.includes(id))).toEqual([])
    if (refused.includes('all-but-portfolio')) expect(features).toEqual(['gallery', 'pwa', 'responsive'])
  })

  it.each(named)('shows %s the headline that its site has, else its name', (_name, example) => {
    const { heroTitle, heroSubtitle } = advise(infoOf(example)).content
    if (infoOf(example).description.trim() === '') expect(heroSubtitle).toBe('')
    expect(heroTitle.trim()).not.toBe('')
  })

  it('says what is missing, instead of inventing it', () => {
    const { recommendations } = advise(business({ businessName: 'Brook' })).insights
    expect(recommendations.join('\n')).toMatch(
      /Describe in two sentences.*Name what you offer.*Add your town.*Add a/su
    )
  })
})

describe('plain words of other languages', () => {
  const asked = (text: string): string[] =>
    findEvidence(business({ businessGoals: [text] })).features.map(({ id }: Evidence<string>) => id)

  it.each([
    ['Zapisy na zajęcia przez internet', 'booking'],
    ['Sprzedaż karnetów online', 'payments'],
    ['Termine online buchen', 'booking'],
    ['Prendre rendez-vous en ligne', 'booking'],
    ['Reservas por internet', 'booking'],
    ['Prenotazioni online', 'booking'],
    ['Online afspraken maken', 'booking'],
    ['حجز الطاولات', 'booking']
  ])('“%s” asks for %s, and is quoted', (text, feature) => {
    expect(asked(text)).toContain(feature)
  })

  it.each(['Terminal building', 'We determine the price', 'A citadel in the hills'])(
    'are not heard in “%s”',
    (text) => expect(asked(text)).not.toContain('booking')
  )
})
