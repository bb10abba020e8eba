import { describe, expect, it } from 'vitest'
import { readLanguage } from './language.ts'

describe('the language of the owner', () => {
  it.each([
    ['Prowadzę zajęcia jogi dla początkujących.', 'pl', 'ltr'],
    ['Wir backen Brot und Brezeln im Steinofen.', 'de', 'ltr'],
    ['Cours de yoga pour adultes et enfants.', 'fr', 'ltr'],
    ['Peluquería en el centro de la ciudad.', 'es', 'ltr'],
    ['Il negozio è chiuso la domenica.', 'it', 'ltr'],
    ['Parque de campismo entre o pinhal e a praia.', 'pt', 'ltr'],
    ['Wij verhuizen huizen en kantoren door heel België.', 'nl', 'ltr'],
    ['Opravujeme auta a měníme pneumatiky.', 'cs', 'ltr'],
    ['Yeminli çeviri yapıyorum ve size yazıyorum.', 'tr', 'ltr'],
    ['Vi klipper håret på dig och din hund.', 'sv', 'ltr'],
    ['مطعم عائلي في عمان', 'ar', 'rtl'],
    ['مسعدة پارسی', 'fa', 'rtl'],
    ['מסעדה משפחתית', 'he', 'rtl'],
    ['旬の魚を使った寿司の店', 'ja', 'ltr'],
    ['Кава та випічка щодня, є тістечка', 'uk', 'ltr']
  ])('of “%s”', (text, language, direction) => {
    expect(readLanguage(text)).toEqual({ language, direction })
  })

  it.each([
    'A crèche for à la carte façade résumé café fans',
    'Trattoria Nonna Pina, a family kitchen in the old town',
    'We speak Polish and German and do it in a day',
    'El Camino, La Bodega and Los Tres: tapas in Leeds',
    'Bäckerei',
    'Müller & Söhne',
    '12 !?',
    ''
  ])('stays English for “%s”', (text) => {
    expect(readLanguage(text).language).toBe('en')
  })
})
