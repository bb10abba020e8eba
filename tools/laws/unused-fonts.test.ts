import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { unusedFonts } from '../../templates/site-build/finish-site.ts'
import { root } from '../root.ts'

const sheet = (name: string): string => readFileSync(join(root, 'templates/styles/fonts', name), 'utf8')
const extended = '/fonts/inter-latin-ext-wght-normal.woff2'

describe('fonts that are not precached', () => {
  it('are those of which no page has a character', () => {
    expect(unusedFonts(sheet('inter.css'), 'Ask for a time: €45, déjà vu')).toEqual([extended])
    expect(unusedFonts(sheet('inter.css'), 'Pączki, świeże')).toEqual([])
    expect(
      unusedFonts(sheet('inter.css') + sheet('arabic.css'), 'Pączki').map((path) => path.slice(7))
    ).toEqual(['noto-naskh-arabic-arabic-wght-normal.woff2'])
  })

  it('are found in a minified sheet, whose ranges have wildcards', () => {
    const face = (range: string): string => `@font-face{src:url(/fonts/a.woff2);unicode-range:${range}}`
    expect(unusedFonts(face('U+??'), 'a')).toEqual([])
    expect(unusedFonts(face('U+1??,U+2020'), 'a')).toEqual(['/fonts/a.woff2'])
    expect(unusedFonts(face('U+1??'), 'ł')).toEqual([])
    expect(unusedFonts('@font-face{src:url(/fonts/a.woff2)}', 'a')).toEqual([])
  })
})
