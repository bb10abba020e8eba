import type { LayoutId } from '@sitewright/catalog'
import { canvas, fill, type Canvas } from './canvas.ts'
import table from './glyphs.json' with { type: 'json' }
import { canWrite, textShape, widthOf, type Glyphs } from './outline.ts'
import { pngOf } from './png.ts'
import { circle, quarter, rectangle } from './shapes.ts'
import { hashOf, markShape, roundSquare } from './mark.ts'

const inter = table as unknown as Glyphs

/** What a drawn picture of the site shows. */
export interface Poster {
  layout: LayoutId
  /** Name of the business. */
  name: string
  /** The words of the first screen. */
  title: string
  action: string
  colors: Readonly<Record<'bg' | 'tint' | 'ink' | 'soft' | 'fill' | 'onFill' | 'deep', string>>
  art: readonly string[]
}

/** A picture of the site's first screen in its layout and colours; the scenes are drawn for `scale` 1. */
export function posterOf(poster: Poster, width: number, height: number, scale = 1): Uint8Array {
  const picture = canvas(width, height, poster.colors.bg, scale)
  const narrow = width < height
  const draw = sheet(picture, poster, narrow ? 40 : 56)
  if (narrow) narrowScenes[poster.layout](draw)
  else wideScenes[poster.layout](draw)
  return pngOf(picture)
}

interface Sheet {
  width: number
  height: number
  margin: number
  bar: () => void
  side: (width: number) => void
  block: (
    x: number,
    y: number,
    width: number,
    height: number,
    color: string,
    radius?: number,
    over?: string
  ) => void
  /** The title, its action and lines for the rest; returns where they end. */
  hero: (x: number, y: number, width: number, size: number, inverse?: boolean) => number
  art: (x: number, y: number, width: number, height: number, radius: number) => void
  cards: (x: number, y: number, width: number, height: number, count: number, radius: number) => void
  colors: Poster['colors']
}

const wideScenes: Record<LayoutId, (sheet: Sheet) => void> = {
  standard: ({ bar, hero, art, width, height, margin }) => {
    bar()
    hero(margin, 190, 560, 60)
    art(width - 560, 70, 560, height - 70, 10)
  },
  sidebar: ({ side, hero, art, width, margin }) => {
    side(250)
    art(250 + margin, margin, width - 250 - margin * 2, 300, 4)
    hero(250 + margin, 430, 720, 48)
  },
  grid: ({ hero, art, cards, width, height, block, colors, margin }) => {
    block(margin, margin, 660, 400, colors.tint, 20)
    hero(margin + 40, margin + 80, 580, 50)
    art(margin + 684, margin, width - margin * 2 - 684, 400, 20)
    cards(margin, margin + 424, width - margin * 2, height - margin - 480, 3, 20)
  },
  landing: ({ hero, art, width, height, block, colors, margin }) => {
    block(0, 0, width, 470, colors.deep)
    hero(margin, 120, width - margin * 2, 66, true)
    art(margin, 410, width - margin * 2, height - 440, 16)
  }
}

const narrowScenes: Record<LayoutId, (sheet: Sheet) => void> = {
  standard: ({ bar, hero, art, width, height, margin }) => {
    bar()
    const end = hero(margin, 130, width - margin * 2, 60)
    art(margin, end + 40, width - margin, height - end - 40, 10)
  },
  sidebar: ({ bar, hero, art, cards, width, height, margin }) => {
    bar()
    art(0, 70, width, 420, 0)
    hero(margin, 530, width - margin * 2, 54)
    cards(margin, 1010, width - margin * 2, height - 1040, 2, 4)
  },
  grid: ({ bar, hero, art, cards, width, height, block, colors, margin }) => {
    bar()
    block(margin, 100, width - margin * 2, 520, colors.tint, 20)
    hero(margin + 32, 150, width - margin * 2 - 64, 50)
    art(margin, 640, width - margin * 2, 320, 20)
    cards(margin, 980, width - margin * 2, height - 1020, 2, 20)
  },
  landing: ({ hero, art, width, height, block, colors, margin }) => {
    block(0, 0, width, 760, colors.deep)
    hero(margin, 130, width - margin * 2, 66, true)
    art(margin, 700, width - margin * 2, height - 740, 16)
  }
}

function sheet(picture: Canvas, poster: Poster, margin: number): Sheet {
  const { colors } = poster
  const width = picture.width / picture.scale
  const height = picture.height / picture.scale
  const block: Sheet['block'] = (x, y, w, h, color, radius = 0, over = colors.bg) => {
    fill(picture, rectangle(x, y, w, h, radius), color, over)
  }
  const mark = (x: number, y: number, size: number): void => {
    block(x, y, size, size, colors.fill, size * roundSquare.radius)
    const shape = markShape(poster.name, size, roundSquare.capital)
    fill(
      picture,
      shape.map((contour) => contour.map((value, at) => value + (at % 2 === 0 ? x : y))),
      colors.onFill,
      colors.fill
    )
  }
  const write = (
    text: string,
    size: number,
    x: number,
    baseline: number,
    ink: string,
    over: string
  ): void => {
    if (canWrite(inter, text)) fill(picture, textShape(inter, text, size, x, baseline), ink, over)
    else words(text, size, x, baseline, ink, over)
  }
  /** A script that the glyph table lacks is drawn as bars of the words' length. */
  const words = (
    text: string,
    size: number,
    x: number,
    baseline: number,
    ink: string,
    over: string
  ): void => {
    let left = x
    for (const word of text.split(/\s+/u)) {
      const long = Array.from(word).length * size * 0.5
      block(left, baseline - size * 0.6, long, size * 0.6, ink, size * 0.1, over)
      left += long + size * 0.3
    }
  }
  return {
    width,
    height,
    margin,
    colors,
    block,
    bar: () => {
      mark(margin, 17, 36)
      write(fitted(poster.name, 22, width - margin * 2 - 120), 22, margin + 50, 43, colors.ink, colors.bg)
      for (let at = 0; at < (width > height ? 4 : 1); at += 1)
        block(width - margin - 60 - at * 96, 30, 60, 10, colors.soft, 5)
    },
    side: (wide) => {
      block(0, 0, wide, height, colors.tint)
      mark(32, 40, 48)
      write(fitted(poster.name, 18, wide - 48), 18, 32, 130, colors.ink, colors.tint)
      for (let at = 0; at < 6; at += 1)
        block(32, 180 + at * 44, 120 - (at % 3) * 24, 10, colors.soft, 5, colors.tint)
    },
    hero: (x, y, wide, size, inverse = false) => {
      const ground = inverse ? colors.deep : pictureGround(picture, x, y)
      const ink = inverse ? '#ffffff' : colors.ink
      const lines = linesOf(poster.title, size, wide, 4)
      lines.forEach((line, at) => write(line, size, x, y + size * (1 + at * 1.1), ink, ground))
      let end = y + size * (lines.length * 1.1) + size * 0.7
      for (const share of [0.82, 0.6]) {
        block(x, end, wide * share, 12, inverse ? colors.tint : colors.soft, 6, ground)
        end += 30
      }
      const label = fitted(poster.action, 22, wide - 60)
      const button = (canWrite(inter, label) ? widthOf(inter, label, 22) : Array.from(label).length * 11) + 56
      block(x, end + 14, button, 60, colors.fill, 8, ground)
      write(label, 22, x + 28, end + 52, colors.onFill, colors.fill)
      return end + 74
    },
    art: (x, y, wide, high, radius) => art(picture, poster, x, y, wide, high, radius),
    cards: (x, y, wide, high, count, radius) => {
      const each = (wide - 24 * (count - 1)) / count
      for (let at = 0; at < count; at += 1) {
        const left = x + at * (each + 24)
        block(left, y, each, high, colors.tint, radius)
        block(left + 24, y + 28, each * 0.5, 14, colors.ink, 7, colors.tint)
        block(left + 24, y + 60, each * 0.7, 10, colors.soft, 5, colors.tint)
      }
    }
  }
}

function art(
  picture: Canvas,
  { art: paints, name, title }: Poster,
  x: number,
  y: number,
  wide: number,
  high: number,
  radius: number
): void {
  const ground = paints[1] ?? '#ffffff'
  fill(picture, rectangle(x, y, wide, high, radius), ground, ground)
  const side = Math.floor(Math.max(90, Math.min(wide, high) / 3))
  const columns = Math.floor(wide / side)
  const rows = Math.floor(high / side)
  let seed = hashOf(name + title)
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const left = Math.round(x + (wide - columns * side) / 2) + column * side
      const top = Math.round(y + (high - rows * side) / 2) + row * side
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
      const paint = paints[2 + ((seed >>> 8) % 4)] ?? ground
      const kind = (seed >>> 16) & 7
      if (kind < 4) fill(picture, quarter(left, top, side, kind), paint, ground)
      else if (kind < 6) fill(picture, circle(left + side / 2, top + side / 2, side * 0.42), paint, ground)
      else if (kind === 6) fill(picture, rectangle(left, top, side, side), paint, ground)
    }
  }
}

function pictureGround({ pixels, palette, width, scale }: Canvas, x: number, y: number): string {
  const at = Math.round(y * scale) * width + Math.round(x * scale)
  const [red, green, blue] = palette[pixels[at] ?? 0] ?? [255, 255, 255]
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** A text cut to a width, with an ellipsis. */
function fitted(text: string, size: number, wide: number): string {
  const measured = (value: string): number =>
    canWrite(inter, value) ? widthOf(inter, value, size) : Array.from(value).length * size * 0.55
  if (measured(text) <= wide) return text
  const characters = Array.from(text).slice(0, 200)
  while (characters.length > 1 && measured(`${characters.join('')}…`) > wide) characters.pop()
  return `${characters.join('').trimEnd()}…`
}

function linesOf(text: string, size: number, wide: number, most: number): string[] {
  const lines: string[] = []
  for (const word of text.slice(0, 400).split(/\s+/u).filter(Boolean)) {
    const last = lines.at(-1)
    const joined = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && fitted(joined, size, wide) === joined) lines[lines.length - 1] = joined
    else lines.push(fitted(word, size, wide))
  }
  return lines.slice(0, most)
}
