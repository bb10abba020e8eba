import type { ColorSchemeId } from '@sitewright/catalog'
import type { Customization } from '../site.ts'

/** Colours that go together. */
export interface LookPalette {
  readonly name: string
  /** The preset of the form whose name comes closest. */
  readonly preset: ColorSchemeId
  readonly primary: string
  readonly secondary: string
  readonly accent: string
  /** Ground of the pages in the light scheme. @default white */
  readonly paper?: string
}

const row = (
  name: string,
  preset: ColorSchemeId,
  [primary, secondary, accent, paper]: readonly [string, string, string, string?]
): LookPalette => ({ name, preset, primary, secondary, accent, ...(paper !== undefined && { paper }) })

/** The palettes that advice chooses from. The six presets of the form are not among them: those are the owner's choice. */
export const lookPalettes = {
  clay: row('Clay', 'sunset', ['#a8431f', '#4d4038', '#2f6f6b', '#faf4ec']),
  moss: row('Moss', 'nature', ['#4a6b2a', '#3c4236', '#d98b2b', '#f7f6ee']),
  pine: row('Pine', 'nature', ['#17594a', '#2c3f3a', '#e08e45', '#f4f7f3']),
  spruce: row('Spruce', 'ocean', ['#0f766e', '#1f3a38', '#e4a11b', '#fdf6ec']),
  ink: row('Ink', 'professional', ['#1f2a44', '#39404f', '#c8553d']),
  cobalt: row('Cobalt', 'professional', ['#1f49c7', '#2b3350', '#f2a93b', '#f7f8fc']),
  sky: row('Sky', 'ocean', ['#1976a8', '#33475a', '#f28c38', '#f5f9fb']),
  plum: row('Plum', 'modern', ['#6d2e5b', '#453848', '#d99a2b', '#faf5f7']),
  rose: row('Rose', 'vibrant', ['#b3365b', '#503a42', '#2f7f79', '#fdf5f4']),
  coral: row('Coral', 'vibrant', ['#d1495b', '#433a3f', '#1f6f8b', '#fff7f3']),
  saffron: row('Saffron', 'sunset', ['#e0a100', '#3a3323', '#1d4e89', '#fffaf0']),
  signal: row('Signal', 'sunset', ['#ffd60a', '#2b2b2b', '#d62828']),
  ember: row('Ember', 'sunset', ['#e8590c', '#33291f', '#ffd166', '#fff8f0']),
  cherry: row('Cherry', 'vibrant', ['#c1121f', '#2e2a2b', '#f4b942', '#fdf6f4']),
  brick: row('Brick', 'vibrant', ['#8f2d1e', '#3b312d', '#e2b04a', '#f8f3ee']),
  chestnut: row('Chestnut', 'sunset', ['#6f4518', '#43382c', '#3f7d58', '#f8f2e8']),
  sand: row('Sand', 'sunset', ['#8a6d3b', '#4b4437', '#2a6f77', '#f7f1e5']),
  slate: row('Slate', 'professional', ['#3d5a73', '#38424d', '#e07a5f', '#f5f7f8']),
  graphite: row('Graphite', 'professional', ['#2f3337', '#44494e', '#e63946']),
  lavender: row('Lavender', 'modern', ['#5f4bb6', '#3d3a50', '#ef9f4b', '#f8f6fc']),
  violet: row('Violet', 'modern', ['#7b2cbf', '#3f3550', '#2ec4b6', '#faf6fd']),
  aqua: row('Aqua', 'ocean', ['#0089a7', '#2f4858', '#f6ae2d', '#f2fafa']),
  mint: row('Mint', 'nature', ['#1b8a5a', '#2f4a40', '#f25f5c', '#f3faf5']),
  olive: row('Olive', 'nature', ['#6b6b1e', '#40402d', '#b5532a', '#f8f7ec']),
  wine: row('Wine', 'vibrant', ['#7a1533', '#43333a', '#c99a2e', '#faf4f3']),
  denim: row('Denim', 'professional', ['#2c4c7c', '#3a4356', '#d9822b', '#f4f6fa']),
  lagoon: row('Lagoon', 'ocean', ['#006d77', '#2b3f42', '#e29578', '#f3f9f8']),
  apricot: row('Apricot', 'sunset', ['#c8642b', '#46372e', '#3a6ea5', '#fff6ee']),
  berry: row('Berry', 'vibrant', ['#8a1c4a', '#42303a', '#3e8e7e', '#fcf4f6']),
  forest: row('Forest', 'nature', ['#22543d', '#2f3b34', '#c05621', '#f5f8f4']),
  midnight: row('Midnight', 'professional', ['#14213d', '#33405c', '#fca311']),
  copper: row('Copper', 'sunset', ['#9a4f2a', '#43362f', '#33658a', '#faf3ec']),
  heather: row('Heather', 'modern', ['#7a5c9e', '#433c4e', '#c98b2b', '#f9f6fb']),
  storm: row('Storm', 'professional', ['#33536b', '#3a444d', '#f2c14e', '#f4f7f8']),
  tomato: row('Tomato', 'vibrant', ['#d7263d', '#322c2d', '#1b998b', '#fff6f4']),
  lime: row('Lime', 'nature', ['#5a8f00', '#38402b', '#d1495b', '#f8faf0']),
  mustard: row('Mustard', 'sunset', ['#a67c00', '#413a28', '#7b2d26', '#fdf8ea']),
  blush: row('Blush', 'vibrant', ['#c06c84', '#4a3c43', '#355c7d', '#fdf5f6']),
  petrol: row('Petrol', 'ocean', ['#0b4f6c', '#2a3e48', '#fb8b24', '#f2f7f9']),
  cocoa: row('Cocoa', 'sunset', ['#5c4033', '#40352f', '#e0a458', '#f7f2ed'])
} as const satisfies Readonly<Record<string, LookPalette>>

/** Id of a palette. */
export type LookPaletteId = keyof typeof lookPalettes

/** The colours of a palette as a site stores them. */
export function colorsOf(
  id: LookPaletteId
): Pick<Customization, 'colorScheme' | 'primaryColor' | 'secondaryColor' | 'accentColor' | 'paperColor'> {
  const { preset, primary, secondary, accent, paper }: LookPalette = lookPalettes[id]
  return {
    colorScheme: preset,
    primaryColor: primary,
    secondaryColor: secondary,
    accentColor: accent,
    paperColor: paper ?? '#ffffff'
  }
}

/** The name of the palette that a site has, where it has one of these. */
export function findPaletteName({
  primaryColor,
  secondaryColor
}: Pick<Customization, 'primaryColor' | 'secondaryColor'>): string | undefined {
  const all: readonly LookPalette[] = Object.values(lookPalettes)
  return all.find(({ primary, secondary }) => primary === primaryColor && secondary === secondaryColor)?.name
}
