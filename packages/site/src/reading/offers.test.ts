import { describe, expect, it } from 'vitest'
import type { ReadService } from './price-list.ts'
import { findMoney, parseAmount } from './money.ts'
import { readHours } from './hours.ts'
import { readRefusals } from './refusals.ts'
import { readServices } from './services.ts'

function text({ name, price, minutes }: ReadService): string {
  const cost = price?.kind === 'words' ? price.words : price && `${price.amount} ${price.currency}`
  return [name, cost, minutes === undefined ? undefined : `${minutes} min`]
    .filter((each) => each !== undefined)
    .join(' | ')
}

const offers = (description: string, language = 'en', currency = 'GBP'): string[] =>
  readServices(description, language, currency).map(text)

describe('services with prices', () => {
  it.each([
    [
      'Full groom small dog £45, medium £55, nails £12.',
      ['Full groom small dog | 45 GBP', 'Full groom medium dog | 55 GBP', 'Nails | 12 GBP']
    ],
    [
      'Lessons of 60 (48 euro) and 90 minutes, ten for 440.',
      ['Lessons | 48 EUR | 60 min', 'Lessons | 90 min', 'Ten lessons | 440 EUR']
    ],
    [
      'Bookkeeping, payroll and tax returns. First meeting free, 45 minutes.',
      ['Bookkeeping', 'Payroll', 'Tax returns', 'First meeting | free | 45 min']
    ],
    [
      'Haircut 22 quid, beard 10, kids under 12 14',
      ['Haircut | 22 GBP', 'Beard | 10 GBP', 'Kids under 12 | 14 GBP']
    ],
    ['Massage: 30 min £35, 60 min £60', ['Massage | 35 GBP | 30 min', 'Massage | 60 GBP | 60 min']],
    ['Portraits - £120\nWeddings - from £900', ['Portraits | 120 GBP', 'Weddings | 900 GBP']],
    ['Bike hire: half day £20, week £120', ['Bike hire, half day | 20 GBP', 'Bike hire, week | 120 GBP']],
    ['Wash £10 / dry £5', ['Wash | 10 GBP', 'Dry | 5 GBP']],
    ['Ring £50, colour (roots) £40, colour (all) £60', ['Ring | 50 GBP']],
    ['A block of ten one-hour lessons £450', ['Block of ten one-hour lessons | 450 GBP']],
    ['Evening classes Tuesdays and Thursdays at 19:00, £28 a class', ['Evening classes | 28 GBP']],
    ['Cupcakes £36 a dozen. Labour £58 an hour + VAT', ['Cupcakes | £36 a dozen']],
    ['Pasemka 150-200 zł', ['Pasemka | 150-200 zł']],
    ['Haircut USD 40, beard 15 USD', ['Haircut | 40 USD', 'Beard | 15 USD']],
    ['CAD 2D drafting £40, R32 refill £90', ['CAD 2D drafting | 40 GBP', 'R32 refill | 90 GBP']],
    ['Crêpe 3€50, galette 8€ TTC', ['Crêpe | 3.5 EUR', 'Galette | 8 EUR']],
    ['Doppelzimmer 80 € Frühstück inklusive', ['Doppelzimmer | 80 EUR']],
    ['Party £150 for up to 12 kids, candles add £5', ['Party | 150 GBP', 'Candles | 5 GBP']],
    ['Boiler swap £90 first boiler, £40 each after', ['Boiler swap, first boiler | 90 GBP']],
    ['One portrait, 40 minutes, £85', ['One portrait | 85 GBP | 40 min']],
    ['Lekcja 45 min – 90 zł, 60 min – 115 zł', ['Lekcja | 90 PLN | 45 min', 'Lekcja | 115 PLN | 60 min']],
    [
      'Dog walking in Cork. 30 min €10, 60 min €18',
      ['Dog walking | 10 EUR | 30 min', 'Dog walking | 18 EUR | 60 min']
    ],
    ['Batteriewechsel Fr. 15, Revision ab Fr. 280', ['Batteriewechsel | 15 CHF', 'Revision | 280 CHF']]
  ])('of “%s”', (description, expected) => expect(offers(description)).toEqual(expected))

  it.each([
    'Mug and bowl, glazes, firing included, all levels.',
    'Ich beziehe Stühle, Sessel, Sofas neu.',
    'Ich verkaufe Brot, repariere Öfen und backe Kuchen nach.',
    'A customer spends around £300 a year.',
    'Dogs welcome, £5 per stay.',
    'Award winning. 30 min £40',
    'Guitar lessons, piano lessons. 30 min £40',
    'I have 20 years of experience and charge £40 an hour.',
    'Students get 10% off, minimum spend £20.',
    'Free delivery over £50, otherwise £4.95.',
    'We raised £3,000 for the lifeboat last year.',
    'A deposit of £50 is required. Cancellations are charged £25.',
    'Rooms from £80 to £120 depending on the season.',
    'The dog wash is £15 for small dogs and £25 for big ones.',
    'Everything under £20. Parking free. Free quotes.',
    'We have three offices: Leeds, York and Hull.',
    'Termine nach Vereinbarung. Preise auf Anfrage.'
  ])('are none in “%s”', (description) =>
    expect(offers(description, description.startsWith('Ich') ? 'de' : 'en')).toEqual([])
  )

  it.each(['£25-£40', '£25 to £40', '25€ bis 40€'])(
    'reads a range with two signs as one price: %s',
    (range) => {
      expect(findMoney(`Wheel true ${range}, puncture £12`).map(({ price }) => price)).toEqual([
        { kind: 'words', words: range },
        expect.objectContaining({ kind: 'amount', amount: 12 })
      ])
    }
  )

  it('of a dollar are in the currency of the country, and words where that is not known', () => {
    expect(offers('Haircut $30', 'en', 'AUD')).toEqual(['Haircut | 30 AUD'])
    expect(findMoney('Haircut $30').map(({ price }) => price)).toEqual([{ kind: 'words', words: '$30' }])
  })

  it('of a rand are read in South Africa alone, and bare amounts where people write so', () => {
    expect(offers('Cut R280, colour R450', 'en', 'ZAR')).toEqual(['Cut | 280 ZAR', 'Colour | 450 ZAR'])
    expect(offers('Cut R280, colour R450')).toEqual([])
    expect(offers('E-bike 30,- per dag', 'nl', 'EUR')).toEqual(['E-bike | 30 EUR'])
    expect(offers('Brood 3,-, koffie 2,-', 'nl', 'EUR')).toEqual(['Brood | 3 EUR', 'Koffie | 2 EUR'])
    expect(offers('Bread 3.-, coffee 2.-')).not.toContainEqual(expect.stringContaining('GBP'))
  })

  it.each([
    ['Wir verkaufen Brot, Kuchen und Torten.', 'de', ['Brot', 'Kuchen', 'Torten']],
    ['Wir verkaufen Brot, reparieren Öfen und backen Kuchen.', 'de', []],
    ['Nous réparons les montres, changeons les piles et vendons des bracelets.', 'fr', []],
    ['Wij repareren fietsen, verkopen banden en verhuren bakfietsen.', 'nl', []]
  ])('“%s” lists no half of a clause', (description, language, expected) =>
    expect(offers(description, language)).toEqual(expected)
  )

  it('are read to the end of the amount, in each way of writing it', () => {
    expect(['1,850', '85.000', '12,50', '1 090', '4.20', '1.200,50'].map(parseAmount)).toEqual([
      1850, 85_000, 12.5, 1090, 4.2, 1200.5
    ])
  })

  it('are no more than thirty', () => {
    const many = Array.from({ length: 200 }, (_, at) => `Cut number ${at} £${at + 5}`).join(', ')
    expect(offers(many)).toHaveLength(30)
  })
})

const week = (description: string, language = 'en'): string =>
  Object.entries(readHours(description, language))
    .map(([day, spans]) =>
      spans === 'open'
        ? `${day} open`
        : `${day} ${spans.map(({ opens, closes }) => `${opens}-${closes}`).join('+') || 'closed'}`
    )
    .join(', ')

describe('hours by day', () => {
  it.each([
    [
      'Mon, Wed and Fri 9-1 and 2-5, Sat 10-12',
      'mon 09:00-13:00+14:00-17:00, wed 09:00-13:00+14:00-17:00, fri 09:00-13:00+14:00-17:00, sat 10:00-12:00'
    ],
    [
      'We’re open Friday and Saturday, 10 to 6, and Sundays 11 to 4.',
      'fri 10:00-18:00, sat 10:00-18:00, sun 11:00-16:00'
    ],
    ['Open 8am–8pm on Mondays and 9am–1pm on Saturdays.', 'mon 08:00-20:00, sat 09:00-13:00'],
    ['Closed Sundays and Mondays.', 'mon closed, sun closed'],
    ['Not open Sundays.', 'sun closed'],
    ['Freitag 10 bis 18 Uhr, Samstag nach Vereinbarung.', 'fri 10:00-18:00'],
    ['Sat and Sun noon to 6', 'sat 12:00-18:00, sun 12:00-18:00'],
    ['Sat 12 noon to 6', 'sat 12:00-18:00'],
    ['Thu-Fri 9-5, late night Friday till 8, Sat 10-4', 'thu 09:00-17:00, fri 09:00-20:00, sat 10:00-16:00'],
    ['Thu-Fri 9-5. Late night Friday till 8.', 'thu 09:00-17:00, fri 09:00-20:00'],
    [
      'Closed Monday to Thursday, otherwise 9-6, Sunday 10-4',
      'mon closed, tue closed, wed closed, thu closed, fri 09:00-18:00, sat 09:00-18:00, sun 10:00-16:00'
    ],
    ['Monday and Tuesday closed, Wednesday 9-5', 'mon closed, tue closed, wed 09:00-17:00'],
    ['Fri 9-5, otherwise by appointment.', 'fri 09:00-17:00'],
    ['Fri and Sat 9-6, closed Saturday afternoon.', 'fri 09:00-18:00'],
    ['Electrician, 24 hour call-out. Office Fri 9-5', 'fri 09:00-17:00']
  ])('of “%s”', (description, expected) => expect(week(description)).toBe(expected))

  it.each([
    ['Vendredi 8h30-12h / 14h-18h', 'fr', 'fri 08:30-12:00+14:00-18:00'],
    ['Viernes de 9 a 14 y de 16 a 20', 'es', 'fri 09:00-14:00+16:00-20:00'],
    ['Venerdì dalle 9 alle 12.30', 'it', 'fri 09:00-12:30'],
    ['Sexta das 9h às 18h', 'pt', 'fri 09:00-18:00'],
    ['W piątek od 8 do 16', 'pl', 'fri 08:00-16:00'],
    ['Vrijdag van 9 tot 18 uur', 'nl', 'fri 09:00-18:00'],
    ['Viernes de 4 a 8 de la tarde', 'es', 'fri 16:00-20:00'],
    ['Viernes de 10 de la mañana a 8 de la tarde', 'es', 'fri 10:00-20:00'],
    ['Sexta das 2 às 7 da tarde', 'pt', 'fri 14:00-19:00'],
    ['Venerdì dalle 3 alle 7 del pomeriggio', 'it', 'fri 15:00-19:00'],
    ['Freitag 2 bis 6 Uhr nachmittags', 'de', 'fri 14:00-18:00'],
    ['Vendredi de 2h à 6h de l’après-midi', 'fr', 'fri 14:00-18:00'],
    ['Do en vr 9-18 uur, behalve vrijdagmiddag', 'nl', 'thu 09:00-18:00'],
    ['Donnerstag und Freitag 9-18 Uhr. Freitagnachmittag geschlossen.', 'de', 'thu 09:00-18:00'],
    ['Jeudi et vendredi 9h-18h, fermé vendredi midi', 'fr', 'thu 09:00-18:00'],
    ['Mo u. Di 8-12 Uhr', 'de', 'mon 08:00-12:00, tue 08:00-12:00'],
    [
      'Montag bis Donnerstag Ruhetag, Freitag 9-12 Uhr, sonst 9-18 Uhr',
      'de',
      'mon closed, tue closed, wed closed, thu closed, fri 09:00-12:00, sat 09:00-18:00, sun 09:00-18:00'
    ]
  ])('of “%s” in its language', (description, language, expected) =>
    expect(week(description, language)).toBe(expected)
  )

  it.each(['24 h emergency plumber in Hull.', 'Pogotowie hydrauliczne. Open 24 hours.'])(
    'are all hours of the week in “%s”',
    (description) => expect(week(description).match(/00:00-24:00/gu)).toHaveLength(7)
  )

  it.each([
    'Emergency call-outs within 24 hours.',
    'Plumber, 24/7 online booking.',
    'Locksmith 24 hours notice',
    'Electrician in Hull. Emergency call-out 24 hours.',
    'Classes Monday to Friday 9-5.',
    'Tuesdays and Thursdays at 19:00.',
    'Collection and drop off 9–11am, Monday to Saturday.',
    'Tue 6-9, Thu 6-9',
    'Sunday roast £16, Sunday to Thursday 12-9',
    'Open Friday nights 6pm till 2am',
    'Fridays for ages 3 to 18',
    'Closed Monday morning.'
  ])('are none in “%s”', (description) => expect(week(description)).toBe(''))
})

describe('what is denied', () => {
  it.each([
    ['No reviews please, I have those on Facebook.', ['reviews', 'testimonials']],
    ['Students want to pay online but I only take cash and Revolut.', ['payments']],
    ['no testimonials or reviews or chat', ['chat', 'reviews', 'testimonials']],
    ['Pas d’avis clients. Je n’accepte pas la carte bancaire.', ['payments', 'reviews', 'testimonials']],
    ['No hacemos reservas por internet. Solo efectivo.', ['booking', 'payments']],
    ['Niente recensioni. Non accettiamo carte.', ['payments', 'reviews', 'testimonials']],
    ['Sem marcações online. Não queremos avaliações.', ['booking', 'reviews', 'testimonials']],
    ['Nie prowadzimy rezerwacji. Tylko gotówka.', ['booking', 'payments']],
    ['Geen reviews, alleen contante betaling.', ['payments', 'reviews', 'testimonials']],
    ['No booking fee. No card fees.', []],
    ['Sin cita previa. Honorarios no.', ['booking', 'prices']],
    ['Auch ohne Termin. With or without appointment.', []],
    ['Chiens et chats, mais pas de chats le lundi.', []],
    ['We never quote prices on the site.', ['prices']],
    ['Cen nie podajemy.', ['prices']],
    ['Preise nennen wir erst nach der Besichtigung.', ['prices']],
    ['Pas de carte bleue en dessous de 15 €.', []],
    ['No aceptamos reservas por teléfono.', []]
  ])('in “%s”', (description, refused) => expect([...readRefusals(description)].sort()).toEqual(refused))
})
