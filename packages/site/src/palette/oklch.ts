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
