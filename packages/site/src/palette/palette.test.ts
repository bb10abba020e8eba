import { colorPresets, colorSchemeIds, type ColorSchemeId } from '@sitewright/catalog'
import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { contrastRatio, paletteOf, type Palette } from '../index.ts'

// Hundreds of runs may take long on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

type Scheme = 'light' | 'dark'
const schemes = ['light', 'dark'] as const

const preset = (colorScheme: ColorSchemeId): Palette =>
  paletteOf({
    colorScheme,
    primaryColor: colorPresets[colorScheme].primary,
    secondaryColor: colorPresets[colorScheme].secondary
  })

function colorIn(palette: Palette, name: string, scheme: Scheme): string {
  const token = palette.tokens.find((each) => each.name === `--${name}`)
  if (!token) throw new Error(`no token ${name}`)
  return token[scheme]
}

const color = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`)
const corner = fc.constantFrom(
  '#000000',
  '#ffffff',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ffff00',
  '#00ffff',
  '#ff00ff',
  '#808080'
)
const anyColor = fc.oneof(color, corner)

describe('contrastRatio', () => {
  it('computes what WCAG computes', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(contrastRatio('#3182ce', '#3182ce')).toBe(1)
  })
})

describe('paletteOf', () => {
  it('prints the tokens in one order, with colours a browser reads', () => {
    const { tokens } = preset('ocean')
    expect(tokens.map(({ name }) => name).join(' ')).toBe(
      '--bg --tint --wash --deep --line --edge --ink --soft --link --brand --fill --fill-2 --on-fill --star --a0 --a1 --a2 --a3 --a4 --a5 --a6 --a7'
    )
    for (const { light, dark } of tokens)
      expect([light, dark].join(' ')).toMatch(/^#[\da-f]{6} #[\da-f]{6}$/u)
  })

  it('keeps the colours that were drawn for the ocean preset', () => {
    const ocean = preset('ocean')
    expect(schemes.map((scheme) => colorIn(ocean, 'fill', scheme))).toEqual(['#007f98', '#4db4ce'])
    expect(schemes.map((scheme) => colorIn(ocean, 'link', scheme))).toEqual(['#007287', '#46aec8'])
    expect(schemes.map((scheme) => colorIn(ocean, 'a5', scheme))).toEqual(['#3182ce', '#3182ce'])
  })

  it('leaves an orange button orange, with dark text', () => {
    const sunset = preset('sunset')
    expect(colorIn(sunset, 'fill', 'light')).toBe(colorPresets.sunset.primary)
    expect(colorIn(sunset, 'on-fill', 'light')).not.toBe('#ffffff')
  })

  it('takes an accent of nearly opposite hue once the primary colour was changed', () => {
    const own = paletteOf({ colorScheme: 'ocean', primaryColor: '#0987a1', secondaryColor: '#4a5568' })
    expect(colorIn(own, 'a5', 'light')).not.toBe(colorPresets.ocean.accent)
  })

  it('reports which colours were changed for contrast, and the contrast reached', () => {
    const { readability } = preset('professional')
    const button = readability.find(({ token, scheme }) => token === '--fill' && scheme === 'light')
    expect(button).toMatchObject({
      from: 'primary',
      chosen: '#3182ce',
      used: '#2578c3',
      changed: true,
      against: '#ffffff',
      level: 'AA'
    })
    expect(button?.chosenRatio).toBeLessThan(4.5)
    expect(preset('sunset').readability.find(({ token }) => token === '--fill')).toMatchObject({
      changed: false
    })
    expect(new Set(readability.map(({ level }) => level))).toContain('AA controls')
  })

  it('B22: calls a colour changed only where the chosen one reads too little and the used one enough', () => {
    const needs = { '--fill': 4.5, '--link': 4.5, '--soft': 4.5, '--edge': 3, '--star': 3 } as const
    const changes = (chosen: Parameters<typeof paletteOf>[0]) =>
      paletteOf(chosen).readability.filter(({ changed }) => changed)
    fc.assert(
      fc.property(anyColor, anyColor, (primaryColor, secondaryColor) => {
        for (const { token, chosenRatio, ratio } of changes({
          colorScheme: 'professional',
          primaryColor,
          secondaryColor
        })) {
          const need = needs[token as keyof typeof needs]
          expect(chosenRatio, token).toBeLessThan(need)
          expect(ratio, token).toBeGreaterThanOrEqual(need)
        }
      }),
      { numRuns: 200 }
    )
    const { primary: primaryColor, secondary: secondaryColor } = colorPresets.professional
    const untouched = changes({ colorScheme: 'professional', primaryColor, secondaryColor })
    expect(untouched.filter(({ token }) => token === '--edge')).toEqual([])
  })

  it.each(colorSchemeIds)('gives the same palette for %s each time', (id) => {
    expect(preset(id)).toEqual(preset(id))
  })

  it('has enough contrast on every background, whatever was chosen', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...colorSchemeIds),
        anyColor,
        anyColor,
        (colorScheme, primaryColor, secondaryColor) => {
          const palette = paletteOf({ colorScheme, primaryColor, secondaryColor })
          for (const scheme of schemes) {
            const grounds = ['bg', 'tint', 'wash'].map((name) => colorIn(palette, name, scheme))
            if (scheme === 'dark')
              grounds.push(colorIn(palette, 'deep', 'dark'), colorIn(palette, 'deep', 'light'))
            const least = (name: string, against: readonly string[]): number =>
              Math.min(...against.map((ground) => contrastRatio(colorIn(palette, name, scheme), ground)))
            expect(least('ink', grounds)).toBeGreaterThanOrEqual(7)
            expect(least('soft', grounds)).toBeGreaterThanOrEqual(4.5)
            expect(least('link', grounds)).toBeGreaterThanOrEqual(4.5)
            expect(
              least(
                'on-fill',
                ['fill', 'fill-2'].map((name) => colorIn(palette, name, scheme))
              )
            ).toBeGreaterThanOrEqual(4.5)
            expect(least('edge', grounds)).toBeGreaterThanOrEqual(3)
            expect(least('star', grounds)).toBeGreaterThanOrEqual(3)
          }
          for (const { ratio, level } of palette.readability)
            expect(ratio).toBeGreaterThanOrEqual(level === 'AA controls' ? 3 : 4.5)
        }
      ),
      { numRuns: 200 }
    )
  })
})
