import { toHex, toOklch, type Oklch } from './oklch.ts'
import { readableOn, toneOf } from './readable.ts'

/** The seed colours that all others derive from. */
export interface Seeds {
  readonly primary: string
  readonly secondary: string
  readonly accent: Oklch
}

/** Least contrast ratio of each kind of token: WCAG AA with a little to spare for rounding. */
const ratios = { text: 4.7, quiet: 5, control: 3.1, onFill: 4.6, darkOnFill: 5 } as const

/** The most that a button is darkened for white text; beyond it the button keeps its colour and has dark text. */
const mostDarkening = 0.1

interface Fill {
  readonly fill: string
  readonly fill2: string
  readonly onFill: string
}

function fillOf(primary: Oklch, dark: boolean): Fill {
  const darkText = toneOf(primary, 0.19, 0.04)
  const underWhite = readableOn(primary, ['#ffffff'], ratios.onFill, 'darker')
  const white = !dark && primary.l - toOklch(underWhite).l <= mostDarkening
  const base = dark ? { ...primary, l: Math.max(primary.l, 0.72) } : primary
  const fill = white ? underWhite : readableOn(base, [darkText], ratios.darkOnFill, 'lighter')
  const { l, c, h } = toOklch(fill)
  return {
    fill,
    fill2: toHex({ l: Math.min(1, Math.max(0, l + (white ? -0.05 : 0.04))), c, h }),
    onFill: white ? '#ffffff' : darkText
  }
}

/** Surfaces, and the panel that is dark in both schemes. */
function groundsOf(primary: Oklch, dark: boolean) {
  return {
    bg: dark ? toneOf(primary, 0.172, 0.014) : '#ffffff',
    tint: dark ? toneOf(primary, 0.208, 0.02) : toneOf(primary, 0.972, 0.012),
    wash: dark ? toneOf(primary, 0.262, 0.045) : toneOf(primary, 0.938, 0.036),
    deep: dark ? toneOf(primary, 0.235, 0.05) : toneOf(primary, 0.275, 0.062)
  }
}

/** The colours of the pictures: ground, pale, brand, dark, darkest, accent, pale accent, paper. */
function artOf({ primary: hex, accent }: Seeds, primary: Oklch, dark: boolean) {
  return {
    a0: dark ? toneOf(primary, 0.25, 0.045) : toneOf(primary, 0.925, 0.042),
    a1: dark ? toneOf(primary, 0.35, 0.075) : toneOf(primary, 0.83, 0.085),
    a2: dark ? toHex({ ...primary, l: Math.min(primary.l, 0.6) }) : hex,
    a3: dark ? toneOf(primary, 0.46, 0.1) : toneOf(primary, 0.42, 0.1),
    a4: dark ? toneOf(primary, 0.15, 0.03) : toneOf(primary, 0.265, 0.06),
    a5: toHex(dark ? { ...accent, l: Math.min(accent.l, 0.7) } : accent),
    a6: dark ? toneOf(accent, 0.42, 0.08) : toneOf(accent, 0.885, 0.075),
    a7: dark ? toneOf(primary, 0.84, 0.03) : toneOf(primary, 0.982, 0.012)
  }
}

/** Derives every colour of one scheme, with the backgrounds that its text has to be readable on. */
export function schemeOf(seeds: Seeds, dark: boolean) {
  const primary = toOklch(seeds.primary)
  const secondary = toOklch(seeds.secondary)
  const { accent } = seeds
  const { bg, tint, wash, deep } = groundsOf(primary, dark)
  // A panel turns dark inside the light scheme too, and then stands on the light scheme's deep.
  const grounds = dark ? [bg, tint, wash, deep, toneOf(primary, 0.275, 0.062)] : [bg, tint, wash]
  const way = dark ? 'lighter' : 'darker'
  const readable = (color: Oklch, ratio: number): string => readableOn(color, grounds, ratio, way)
  const { fill, fill2, onFill } = fillOf(primary, dark)
  const colors = {
    bg,
    tint,
    wash,
    deep,
    line: dark ? toneOf(secondary, 0.33, 0.016) : toneOf(secondary, 0.895, 0.012),
    edge: readable({ ...secondary, l: dark ? 0.5 : 0.68, c: Math.min(secondary.c, 0.02) }, ratios.control),
    ink: dark ? toneOf(secondary, 0.955, 0.008) : toneOf(secondary, 0.235, 0.03),
    soft: readable({ ...secondary, l: dark ? 0.7 : 0.56, c: Math.min(secondary.c, 0.025) }, ratios.quiet),
    link: readable({ ...primary, l: dark ? Math.max(primary.l, 0.7) : primary.l }, ratios.text),
    brand: seeds.primary,
    fill,
    'fill-2': fill2,
    'on-fill': onFill,
    star: readable(accent, ratios.control),
    ...artOf(seeds, primary, dark)
  }
  return { colors, grounds }
}

/** The names of the tokens, in the order in which they are printed. */
export type TokenName = keyof ReturnType<typeof schemeOf>['colors']
