/** The seed colours that all others derive from. */
export interface Seeds {
  readonly primary: string
  readonly secondary: string
  readonly accent: Oklch
  /** Ground of the pages in the light scheme, as `#rrggbb`. White is none. */
  readonly paper?: string
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

/** The least lightness of paper, and the most colour in it: text is readable on it, and it stays a ground. */
const paperBounds = { l: 0.94, c: 0.03 } as const

function paperOf({ paper }: Seeds): Oklch | undefined {
  if (paper === undefined || paper === '#ffffff') return undefined
  const { l, c, h } = toOklch(paper)
  return { l: Math.max(l, paperBounds.l), c: Math.min(c, paperBounds.c), h }
}

/** Surfaces, and the panel that is dark in both schemes. */
function groundsOf(primary: Oklch, dark: boolean, paper: Oklch | undefined) {
  const light =
    paper === undefined
      ? { bg: '#ffffff', tint: toneOf(primary, 0.972, 0.012), wash: toneOf(primary, 0.938, 0.036) }
      : {
          bg: toHex(paper),
          tint: toHex({ l: paper.l - 0.022, c: paper.c + 0.004, h: paper.h }),
          wash: toHex({ l: paper.l - 0.05, c: paper.c + 0.014, h: paper.h })
        }
  return {
    bg: dark ? toneOf(primary, 0.172, 0.014) : light.bg,
    tint: dark ? toneOf(primary, 0.208, 0.02) : light.tint,
    wash: dark ? toneOf(primary, 0.262, 0.045) : light.wash,
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
  const { bg, tint, wash, deep } = groundsOf(primary, dark, paperOf(seeds))
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

const step = 0.004

/** Adjusts the lightness of a colour as little as possible until it has enough contrast on every background. */
export function readableOn(
  color: Oklch,
  grounds: readonly string[],
  ratio: number,
  way: 'darker' | 'lighter'
): string {
  const sign = way === 'darker' ? -1 : 1
  for (let l = color.l; l >= 0 && l <= 1; l += step * sign) {
    const hex = toHex({ ...color, l })
    if (lowestContrast(hex, grounds).ratio >= ratio) return hex
  }
  return way === 'darker' ? '#000000' : '#ffffff'
}

/** A tone of a colour: another lightness, at most its chroma, and its hue. */
export function toneOf(color: Oklch, l: number, c: number): string {
  return toHex({ l, c: Math.min(c, color.c), h: color.h })
}

function luminanceOf(hex: string): number {
  const [r, g, b] = toLinearRgb(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast of two colours (`#rrggbb`), 1 to 21, as WCAG 2.2 computes it. */
export function contrastRatio(a: string, b: string): number {
  const one = luminanceOf(a)
  const other = luminanceOf(b)
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** The background with the lowest contrast to a colour, and that contrast. */
export function lowestContrast(color: string, grounds: readonly string[]): { ground: string; ratio: number } {
  return grounds
    .map((ground) => ({ ground, ratio: contrastRatio(color, ground) }))
    .reduce((worst, each) => (each.ratio < worst.ratio ? each : worst))
}

/** A colour by lightness (0 to 1), chroma and hue (degrees): equal steps of lightness look equal in every hue. */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

type Triple = readonly [number, number, number]

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
const fromLinear = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055

/** The channels of a `#rrggbb`, 0 to 1, as light adds up. */
export function toLinearRgb(hex: string): Triple {
  const channel = (start: number): number => toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255)
  return [channel(1), channel(3), channel(5)]
}

/** A `#rrggbb` by lightness, chroma and hue (Björn Ottosson's matrices). */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = toLinearRgb(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bee = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { l: Math.min(1, lightness), c: Math.hypot(a, bee), h: (Math.atan2(bee, a) * 180) / Math.PI }
}

function linearRgb({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short
  ]
}

const isInGamut = (color: Oklch): boolean =>
  linearRgb(color).every((channel) => channel > -0.0005 && channel < 1.0005)

/** The strongest chroma that a screen shows at this lightness and hue, up to the wanted one. */
function withinGamut(color: Oklch): Oklch {
  if (isInGamut(color)) return color
  let shown = 0
  let tooMuch = color.c
  for (let i = 0; i < 18; i++) {
    const middle = (shown + tooMuch) / 2
    if (isInGamut({ ...color, c: middle })) shown = middle
    else tooMuch = middle
  }
  return { ...color, c: shown }
}

const byteOf = (channel: number): string => {
  const light = Math.min(1, Math.max(0, channel))
  return Math.round(fromLinear(light) * 255)
    .toString(16)
    .padStart(2, '0')
}

/** Converts to `#rrggbb` (gamut mapping): out of gamut, chroma is reduced, never lightness or hue. */
export function toHex(color: Oklch): string {
  return `#${linearRgb(withinGamut(color)).map(byteOf).join('')}`
}
