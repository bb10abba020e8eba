/**
 * Countries as people end an address, in English and in the country's own words, with the currency that is paid there.
 * Any other name is read as a part of the place.
 */
export const countries: Readonly<Record<string, readonly string[]>> = {
  GBP: [
    'uk',
    'u.k.',
    'united kingdom',
    'great britain',
    'england',
    'scotland',
    'wales',
    'cymru',
    'northern ireland'
  ],
  USD: ['usa', 'u.s.a.', 'us', 'u.s.', 'united states', 'united states of america'],
  CAD: ['canada'],
  AUD: ['australia'],
  NZD: ['new zealand', 'aotearoa'],
  EUR: (
    'ireland, éire, germany, deutschland, austria, österreich, france, italy, italia, spain, españa, ' +
    'portugal, netherlands, the netherlands, nederland, belgium, belgië, belgique, luxembourg, ' +
    'finland, suomi, greece, ελλάδα, cyprus, malta, slovenia, slovakia, slovensko, estonia, latvia, ' +
    'lithuania, croatia, hrvatska, bulgaria'
  ).split(', '),
  CHF: ['switzerland', 'schweiz', 'suisse', 'svizzera'],
  PLN: ['poland', 'polska'],
  CZK: ['czechia', 'czech republic', 'česko', 'česká republika'],
  HUF: ['hungary', 'magyarország'],
  RON: ['romania', 'românia'],
  SEK: ['sweden', 'sverige'],
  NOK: ['norway', 'norge'],
  DKK: ['denmark', 'danmark'],
  TRY: ['turkey', 'türkiye'],
  UAH: ['ukraine', 'україна'],
  JOD: ['jordan', 'الأردن'],
  AED: ['uae', 'united arab emirates', 'الإمارات'],
  SAR: ['saudi arabia', 'السعودية'],
  EGP: ['egypt', 'مصر'],
  MAD: ['morocco', 'المغرب', 'maroc'],
  ILS: ['israel', 'ישראל'],
  NGN: ['nigeria'],
  KES: ['kenya'],
  ZAR: ['south africa'],
  INR: ['india', 'भारत'],
  LKR: ['sri lanka'],
  JPY: ['japan', '日本'],
  SGD: ['singapore'],
  MXN: ['mexico', 'méxico'],
  BRL: ['brazil', 'brasil'],
  COP: ['colombia'],
  ARS: ['argentina'],
  CLP: ['chile'],
  GHS: ['ghana']
}

/** The currency of a country by its name; undefined where it is no country. */
export function currencyOfCountry(name: string): string | undefined {
  const plain = name.trim().toLowerCase()
  return Object.keys(countries).find((currency) => countries[currency]?.includes(plain))
}
