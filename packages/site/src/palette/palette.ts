import { colorPresets } from '@sitewright/catalog'
import type { Customization } from '../site.ts'
import { schemeOf, type Seeds, toHex, type TokenName, toOklch } from './scheme.ts'
import { readabilityOf, type Readability } from './contrast-report.ts'

/** A design token: a custom property of the theme, with its colour (`#rrggbb`) in either scheme. */
export interface Token {
  readonly name: `--${TokenName}`
  readonly light: string
  readonly dark: string
}

/** The colours of a site. */
export interface Palette {
  /** In the order in which they are printed. */
  readonly tokens: readonly Token[]
  /** The colour that sets off from the others, as it was derived from the chosen ones. */
  readonly accent: string
  /** The contrast report of the chosen colours. */
  readonly readability: readonly Readability[]
}

/** The colours that the owner chose. */
export type ColorChoice = Pick<
  Customization,
  'colorScheme' | 'primaryColor' | 'secondaryColor' | 'accentColor' | 'paperColor'
>

/** The seed colours. The accent is the chosen one, else the preset's; once the primary colour was changed, a nearly complementary hue. */
function seedsOf(choice: ColorChoice): Seeds {
  const { colorScheme, primaryColor, secondaryColor, accentColor, paperColor } = choice
  const preset = colorPresets[colorScheme]
  const primary = toOklch(primaryColor)
  const accent = accentColor
    ? toOklch(accentColor)
    : preset.primary === primaryColor
      ? toOklch(preset.accent)
      : // As a colour of the screen, which a project writes down and derives from.
        toOklch(toHex({ l: 0.72, c: Math.max(0.1, primary.c * 0.8), h: primary.h + 150 }))
  return {
    primary: primaryColor,
    secondary: secondaryColor,
    accent,
    ...(paperColor !== undefined && { paper: paperColor })
  }
}

/**
 * A readable palette, light and dark, from any two colours: text has 4.5:1 at least on every ground it stands
 * on, borders of controls and symbols 3:1 (WCAG 2.2 AA). A button keeps the chosen colour where it can.
 */
export function paletteOf(choice: ColorChoice): Palette {
  const seeds = seedsOf(choice)
  const light = schemeOf(seeds, false)
  const dark = schemeOf(seeds, true)
  const names = Object.keys(light.colors) as TokenName[]
  const chosen = { primary: seeds.primary, secondary: seeds.secondary, accent: toHex(seeds.accent) }
  return {
    accent: chosen.accent,
    tokens: names.map((name) => ({
      name: `--${name}` as const,
      light: light.colors[name],
      dark: dark.colors[name]
    })),
    readability: [...readabilityOf(chosen, light, 'light'), ...readabilityOf(chosen, dark, 'dark')]
  }
}
