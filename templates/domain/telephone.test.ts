import { describe, expect, it } from 'vitest'
import { internationalDigits, parseTelephones } from './telephone.ts'

const urlsIn = (text: string) => parseTelephones(text).flatMap(({ url }) => url ?? [])

describe('telephone numbers', () => {
  it.each([
    ['0113 496 0142', 'tel:01134960142'],
    ['(0113) 496-0142', 'tel:01134960142'],
    ['01.23.45.67.89', 'tel:0123456789'],
    ['0761/123456', 'tel:0761123456'],
    ['089 / 12 34 56-0', 'tel:0891234560'],
    ['112', 'tel:112'],
    ['13 11 14', 'tel:131114'],
    ['+44 20 7946 0123', 'tel:+442079460123'],
    ['0044 20 7946 0123', 'tel:+442079460123'],
    ['00 44 (0) 20 7946 0123', 'tel:+442079460123'],
    ['+44 (0)20 7946 0123', 'tel:+442079460123'],
    ['(+44) 020 7946 0123', 'tel:+442079460123'],
    ['+49 (0) 761 / 123456', 'tel:+49761123456'],
    ['+1 (903) 555-0142', 'tel:+19035550142'],
    // In Italy the zero is dialled from abroad too.
    ['+39 06 1234567', 'tel:+39061234567'],
    ['+39 (0)6 1234567', 'tel:+39061234567'],
    ['+225 07 01 02 03 04', 'tel:+2250701020304'],
    // Extensions.
    ['+44 (0)20 7946 0123 ext. 12', 'tel:+442079460123;ext=12'],
    ['0113 496 0142 x7', 'tel:01134960142;ext=7'],
    ['0113 496 0142 (extension 204)', 'tel:01134960142;ext=204'],
    ['0113 496 0142, Ext: 5', 'tel:01134960142;ext=5'],
    ['0113 496 0142 #31', 'tel:01134960142;ext=31'],
    ['+49 761 123456 Durchwahl 12', 'tel:+49761123456;ext=12'],
    ['+33 1 23 45 67 89 poste 12', 'tel:+33123456789;ext=12'],
    ['tel:+442079460123;ext=12', 'tel:+442079460123;ext=12'],
    // Letters.
    ['1-800-FLOWERS', 'tel:18003569377'],
    ['0800 CALL NOW', 'tel:08002255669'],
    ['+1 800 GOT JUNK', 'tel:+18004685865'],
    ['13 CATS', 'tel:132287'],
    ['0113 496 0142 OFFICE', 'tel:01134960142'],
    // Digits of every script.
    ['٠١٢٣٤٥٦٧٨٩', 'tel:0123456789'],
    ['+۹۸ ۲۱ ۱۲۳۴ ۵۶۷۸', 'tel:+982112345678'],
    ['०११-२३४५ ६७८९', 'tel:01123456789'],
    ['＋８１　３　１２３４　５６７８', 'tel:+81312345678'],
    ['𝟎𝟏𝟏𝟑 𝟒𝟗𝟔 𝟎𝟏𝟒𝟐', 'tel:01134960142'],
    ['‎+966 11 123 4567‎', 'tel:+966111234567'],
    ['+٩٦٦ ١١ ١٢٣ ٤٥٦٧ تحويلة ١٢', 'tel:+966111234567;ext=12'],
    // Words beside it.
    ['Tel: 0113 496 0142 (Mon-Fri 9-17)', 'tel:01134960142'],
    ['24/7: 0800 123456', 'tel:0800123456'],
    ['Call Ana on 0113 496 0142, 2 lines', 'tel:01134960142']
  ])('%j is %s', (text, url) => {
    expect(urlsIn(text)).toEqual([url])
  })

  it.each([
    ['0113 496 0142 / 0113 496 0143', ['tel:01134960142', 'tel:01134960143']],
    ['0113 496 0142/0143', ['tel:01134960142', 'tel:01134960143']],
    ['0113 496 0142/43', ['tel:01134960142', 'tel:01134960143']],
    ['0113 496 0142 or 07700 900123', ['tel:01134960142', 'tel:07700900123']],
    ['0113 496 0142, 07700 900123', ['tel:01134960142', 'tel:07700900123']],
    ['0113 496 0142 & 07700 900123', ['tel:01134960142', 'tel:07700900123']],
    ['0113 496 0142\n07700 900123', ['tel:01134960142', 'tel:07700900123']],
    ['0113 496 0142 – 07700 900123', ['tel:01134960142', 'tel:07700900123']],
    ['0113 496 0142 07700 900123', ['tel:01134960142', 'tel:07700900123']],
    ['+44 113 496 0142 +44 7700 900123', ['tel:+441134960142', 'tel:+447700900123']],
    ['Office +49 761/123456, mobile +49 171 1234567', ['tel:+49761123456', 'tel:+491711234567']],
    ['0113 496 0142 ext 3 / 0113 496 0143 ext 4', ['tel:01134960142;ext=3', 'tel:01134960143;ext=4']],
    ['٠١١٣٤٩٦٠١٤٢ / ٠١١٣٤٩٦٠١٤٣', ['tel:01134960142', 'tel:01134960143']]
  ])('%j is two numbers', (text, urls) => {
    expect(urlsIn(text)).toEqual(urls)
  })

  it.each(['', 'ask at the door', '12', '—'])('%j is none', (text) => {
    expect(urlsIn(text)).toEqual([])
  })

  it('keeps every character that the owner wrote', () => {
    for (const text of ['Tel: 0113 496 0142 ext. 3 / 0113 496 0143 (Ana)', ' +44 20 7946 0123 ', 'none', '+'])
      expect(
        parseTelephones(text)
          .map((part) => part.text)
          .join('')
      ).toBe(text)
  })

  it('takes no longer for a long text', () => {
    const started = performance.now()
    for (const unit of ['0 ', '(', '+', '1/', '12 - ', 'A1', '0113 496 0142 / ', '1 A', 'ext 1 '])
      parseTelephones(unit.repeat(400).slice(0, 400))
    expect(performance.now() - started).toBeLessThan(1000)
  })

  it('tells the country', () => {
    expect(internationalDigits('0044 (0)20 7946 0123 ext. 12')).toBe('442079460123')
    expect(internationalDigits('0113 496 0142 / +49 761 123456')).toBe('49761123456')
    expect(internationalDigits('0113 496 0142')).toBeUndefined()
  })
})
