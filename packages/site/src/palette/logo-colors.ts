import { toOklch, type Oklch } from './scheme.ts'

/** A pair of colours for a site. */
export interface ColorPair {
  readonly primary: string
  readonly secondary: string
}

interface Group {
  readonly hue: number
  count: number
  /** How often each colour of the group occurs. */
  readonly colors: Map<string, number>
}

/** Least share of the seen pixels that a colour of a logo has: less is an edge between two others. */
const leastShare = 0.04
/** Least chroma of a colour that has a hue, and degrees between two hues that are told apart. */
const leastChroma = 0.04
const hueDistance = 40
/** Lightness of a colour that could be the ground of the logo. */
const lightest = 0.93

/**
 * Finds pairs of colours in the pixels of a logo, four bytes each: its two strongest colours in either order, or the
 * strongest with its darkest grey. None where it has no colour.
 */
export function logoColors(pixels: Uint8Array | Uint8ClampedArray): ColorPair[] {
  const counts = countColors(pixels)
  const seen = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const groups = groupByHue(counts).filter(({ count }) => count >= seen * leastShare)
  const [first, second] = groups
    .toSorted((one, other) => other.count - one.count)
    .map(({ colors }) => mostFrequent(colors))
  const other = second ?? darkestGrey(counts)
  if (first === undefined) return []
  const pair = { primary: first, secondary: other ?? first }
  return second === undefined ? [pair] : [pair, { primary: second, secondary: first }]
}

/** Colours in steps of eight, so that the grain of a picture is one colour. */
function countColors(pixels: Uint8Array | Uint8ClampedArray): Map<string, number> {
  const counts = new Map<string, number>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 200) continue
    const channels = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
    const hex = `#${channels.map((value) => ((value & 0xf8) | (value >> 5)).toString(16).padStart(2, '0')).join('')}`
    counts.set(hex, (counts.get(hex) ?? 0) + 1)
  }
  return counts
}

function groupByHue(counts: ReadonlyMap<string, number>): Group[] {
  const groups: Group[] = []
  const byCount = [...counts].toSorted(([, one], [, other]) => other - one)
  for (const [hex, count] of byCount) {
    const color = toOklch(hex)
    if (color.c < leastChroma || color.l > lightest) continue
    const group = groups.find(({ hue }) => distance(hue, color) < hueDistance)
    if (group === undefined) groups.push({ hue: color.h, count, colors: new Map([[hex, count]]) })
    else {
      group.count += count
      group.colors.set(hex, count)
    }
  }
  return groups
}

function distance(hue: number, { h }: Oklch): number {
  const between = Math.abs(hue - h) % 360
  return Math.min(between, 360 - between)
}

function mostFrequent(colors: ReadonlyMap<string, number>): string | undefined {
  return [...colors].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}

function darkestGrey(counts: ReadonlyMap<string, number>): string | undefined {
  const greys = [...counts.keys()].filter((hex) => toOklch(hex).c < leastChroma && toOklch(hex).l < 0.6)
  return greys.toSorted((one, other) => toOklch(one).l - toOklch(other).l)[0]
}
