import { featureIds, type FeatureId } from '@sitewright/catalog'
import { expect, test } from 'vitest'
import { business } from '../fixtures/business.ts'
import { findEvidence } from '../index.ts'

type Place = 'description' | 'challenge' | 'goal'

function read(text: string, place: Place = 'description') {
  if (place === 'description') return findEvidence(business({ description: text }))
  return findEvidence(business(place === 'goal' ? { businessGoals: [text] } : { currentChallenges: [text] }))
}

const wanted = (text: string, place?: Place): FeatureId[] => read(text, place).features.map(({ id }) => id)
const declined = (text: string, place?: Place): FeatureId[] => read(text, place).declined.map(({ id }) => id)

/** A sentence for each feature, and the feature that it asks for. */
const requests: [string, FeatureId][] = [
  ['Members log in to see their plan.', 'auth'],
  ['Hikers use it without reception in the mountains.', 'pwa'],
  ['Most read us on their phones.', 'responsive'],
  ['Clients update their preferences themselves.', 'profile'],
  ['We send reminders the day before.', 'notifications'],
  ['Thousands of spare parts on the shelf.', 'search'],
  ['A live chat for urgent matters.', 'chat'],
  ['Before and after pictures of our kitchens.', 'gallery'],
  ['People request a quote for their roof.', 'contact-form'],
  ['Success stories convince best.', 'testimonials'],
  ['Customers pay by card.', 'payments'],
  ['More Google reviews.', 'reviews'],
  ['Guests book a table.', 'booking'],
  ['Three shops across the city.', 'geolocation'],
  ['We measure website traffic.', 'analytics'],
  ['Patient records must stay confidential.', 'security'],
  ['It must sync with our CRM.', 'api'],
  ['Our followers on Instagram.', 'social']
]

test.each(requests)('“%s” asks for %s', (text, feature) => {
  const found = read(text).features.find(({ id }) => id === feature)
  expect(found?.confidence).toBeGreaterThanOrEqual(0.5)
  expect(found?.confidence).toBeLessThanOrEqual(1)
  expect(found?.quotes.every((quote) => text.includes(quote))).toBe(true)
  expect(found?.why).toBe(`You wrote ${found?.quotes.map((quote) => `“${quote}”`).join(' and ')}.`)
})

test('every feature can be asked for', () => {
  expect(new Set(requests.map(([, feature]) => feature))).toEqual(new Set(featureIds))
})

test.each<[string, FeatureId]>([
  ['no online booking', 'booking'],
  ['We do not take card payments.', 'payments'],
  ['We don’t want a live chat.', 'chat'],
  ['We never accept credit cards.', 'payments'],
  ['A shop without an online shop.', 'payments'],
  ['Cash only, please.', 'payments'],
  ['Walk-ins only.', 'booking'],
  ['No appointment needed.', 'booking'],
  ['Appointments are not necessary.', 'booking'],
  ['Payments online are not accepted.', 'payments'],
  ['We no longer take reservations.', 'booking'],
  ['There is no need for a gallery.', 'gallery'],
  ['Rather than bookings we hold open days.', 'booking'],
  ['We do not offer booking, chat or payments.', 'chat'],
  ['We do not offer booking, chat or payments.', 'payments'],
  ['Neither reviews nor testimonials.', 'testimonials'],
  ['We refuse card payments and online bookings.', 'booking'],
  ['We work without reservations and gift vouchers.', 'booking'],
  ['Online booking is unnecessary.', 'booking'],
  ['Keine Terminbuchung, ich rufe an.', 'booking'],
  ['Pas de formulaire sur la page.', 'contact-form'],
  ['Non vogliamo una galleria di foto dei lavori.', 'gallery'],
  ['We hate live chat.', 'chat'],
  ['We are not ready to sell online yet.', 'payments']
])('“%s” turns %s down', (text, feature) => {
  expect(wanted(text)).not.toContain(feature)
  expect(declined(text)).toContain(feature)
})

test.each<[string, FeatureId]>([
  ['No more queues: guests book online.', 'booking'],
  ['Not only bookings but gift vouchers too.', 'booking'],
  ['We do not take bookings by phone.', 'booking'],
  ['No missed appointments any more.', 'booking'],
  ['We have no website where customers can book appointments.', 'booking'],
  ['We have no online booking yet.', 'booking'],
  ['No hidden fees and online booking.', 'booking'],
  ['Nobody should wait, so guests book online.', 'booking'],
  ['We do not sell cars but take bookings.', 'booking']
])('“%s” denies something else than %s', (text, feature) => {
  expect(wanted(text)).toContain(feature)
  expect(declined(text)).not.toContain(feature)
})

test.each<[string, FeatureId]>([
  ['Comic books and a second-hand book shop.', 'booking'],
  ['Bookkeeping for farmers.', 'booking'],
  ['We pay attention to detail.', 'payments'],
  ['We review contracts.', 'reviews'],
  ['Photocopies while you wait.', 'gallery'],
  ['We repair water filters.', 'search'],
  ['Pension pour chiens et chats.', 'chat'],
  ['We always have a chat first.', 'chat'],
  ['Yoga is a form of rest.', 'contact-form'],
  ['Customers send us photos of the damage.', 'gallery'],
  ['Instagram hides our news.', 'social'],
  ['Sie zahlen bar.', 'payments'],
  ['Auch ohne Termin.', 'booking'],
  ['With or without appointment.', 'booking'],
  ['We choose the date together.', 'booking'],
  ['Our market share grows.', 'social'],
  ['Security guards for shops.', 'security'],
  ['Stockbrokers with an investment portfolio.', 'gallery'],
  ['Interpreting and capitals', 'api']
])('“%s” does not speak of %s', (text, feature) => {
  expect(wanted(text)).not.toContain(feature)
  expect(declined(text)).not.toContain(feature)
})

test('what a challenge lacks is asked for, what it refuses is not', () => {
  expect(wanted('No online booking', 'challenge')).toContain('booking')
  expect(wanted('Customers cannot pay by card', 'challenge')).toContain('payments')
  expect(wanted('Online payment is not possible', 'challenge')).toContain('payments')
  expect(wanted('We do not have customer accounts', 'challenge')).toContain('auth')
  expect(declined('We do not want live chat', 'challenge')).toEqual(['chat'])
  expect(declined('No gallery please', 'challenge')).toEqual(['gallery'])
  expect(declined('No quiero chat', 'challenge')).toEqual(['chat'])
  expect(wanted('Keine Terminbuchung', 'challenge')).toContain('booking')
  expect(read('No online booking', 'challenge').answers.map(({ is }) => is)).toEqual(['features'])
  const [missed] = read('No online booking', 'challenge').features
  const [said] = read('Online booking', 'challenge').features
  expect(missed?.confidence).toBeLessThan(said?.confidence ?? 0)
})

test('inability counts only in challenges', () => {
  expect(read('We cannot wait for your booking.').features).toEqual([])
  expect(read('We cannot wait for your booking.').declined).toEqual([])
  expect(read('We could not take bookings before.').declined).toEqual([])
})

test('a refusal outweighs a request elsewhere', () => {
  const reading = findEvidence(
    business({ description: 'No live chat please.', currentChallenges: ['chat chat chat'] })
  )
  expect(reading.features.map(({ id }) => id)).not.toContain('chat')
  expect(reading.declined[0]?.why).toBe('You wrote “No live chat please”.')
})

test('case, accents and apostrophes do not matter', () => {
  expect(wanted('RÉSERVATION')).toEqual(['booking'])
  expect(declined("we DON'T take Bookings")).toEqual(['booking'])
  expect(declined('we don’t take bookings')).toEqual(['booking'])
})

test('more evidence raises confidence, repeated evidence does not', () => {
  const once = read('Guests leave feedback.').features[0]?.confidence ?? 0
  const twice = read('Guests leave feedback. Guests leave feedback.').features[0]?.confidence ?? 0
  const more = read('Guests leave feedback. More reviews!').features[0]?.confidence ?? 0
  expect(twice).toBe(once)
  expect(more).toBeGreaterThan(once)
})

test('a long sentence is quoted around the match', () => {
  const [found] = read(
    'Since we opened our small practice by the river eleven years ago our patients book check-ups with Anna at the desk every single morning'
  ).features
  expect(found?.quotes).toEqual(['our patients book check-ups'])
  const shouted = read(`${'a'.repeat(200)} booking`).features[0]?.quotes[0]
  expect(shouted?.length).toBeLessThanOrEqual(90)
})

test('an audience asks for what it is known for', () => {
  const reading = findEvidence(business({ targetAudience: 'Gen Z' }))
  expect(reading.features).toEqual([
    { id: 'social', why: 'You serve Gen Z.', quotes: ['Gen Z'], confidence: 0.55 }
  ])
  expect(findEvidence(business({ targetAudience: 'Seniors' })).features).toEqual([])
})

test('twenty thousand words are read before the time limit of the test', { timeout: 10_000 }, () => {
  const text = 'patients book a table online and we do not take payments, '.repeat(160)
  findEvidence(business({ description: text, businessGoals: Array.from({ length: 50 }, () => text) }))
})

test('half of a sentence is not read without the other', () => {
  for (const place of ['challenge', 'goal', 'description'] as const) {
    expect(wanted('Students want to pay online but I only take cash and Revolut', place)).not.toContain(
      'payments'
    )
    expect(wanted('People ask to book online, but we just open the door.', place)).not.toContain('booking')
    expect(wanted('Customers would love a live chat, though we never want one', place)).not.toContain('chat')
  }
  expect(wanted('Customers want to book online but we only have a phone', 'challenge')).toContain('booking')
  expect(wanted('Customers want to pay by card but cannot', 'challenge')).toContain('payments')
})

test('who wants no reviews is advised no other praise, and words about where they stand ask for nothing', () => {
  for (const place of ['goal', 'description'] as const) {
    const text = 'No reviews please, I have those on Facebook'
    expect(declined(text, place)).toEqual(expect.arrayContaining(['reviews', 'testimonials']))
    expect(wanted(text, place)).not.toContain('social')
  }
  expect(declined('No reviews, but testimonials of our clients.', 'goal')).not.toContain('testimonials')
  expect(wanted('Lots of no-shows on Saturdays', 'challenge')).not.toContain('notifications')
  expect(read('We teach babies to swim in warm water.').colorScheme?.quotes ?? []).not.toContain('warm water')
})
