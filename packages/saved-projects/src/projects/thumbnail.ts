import { markPath } from '@sitewright/generator/mark'
import type { LayoutId } from '@sitewright/catalog'
import { paletteOf, type Site, type TokenName } from '@sitewright/site'

/** A rectangle in one of the site's colours. */
type Block = readonly [x: number, y: number, width: number, height: number, color: TokenName, radius?: number]

interface Sketch {
  blocks: readonly Block[]
  /** Position and side of the logo. */
  mark: readonly [x: number, y: number, side: number]
}

const width = 160
const height = 100

/** The first screen of each layout, in blocks. */
const sketches: Readonly<Record<LayoutId, Sketch>> = {
  standard: {
    blocks: [
      [92, 9, 12, 3, 'soft', 1],
      [108, 9, 12, 3, 'soft', 1],
      [126, 6, 24, 9, 'fill', 4],
      [0, 21, 160, 45, 'a0'],
      [96, 21, 64, 45, 'a1'],
      [112, 33, 48, 33, 'a3'],
      [10, 31, 66, 6, 'ink', 2],
      [10, 41, 50, 4, 'soft', 2],
      [10, 50, 28, 9, 'fill', 4],
      [10, 74, 42, 18, 'tint', 3],
      [59, 74, 42, 18, 'tint', 3],
      [108, 74, 42, 18, 'tint', 3]
    ],
    mark: [10, 4, 13]
  },
  sidebar: {
    blocks: [
      [0, 0, 40, 100, 'deep'],
      [9, 40, 22, 3, 'a7', 1],
      [9, 49, 16, 3, 'a7', 1],
      [9, 58, 20, 3, 'a7', 1],
      [50, 10, 100, 36, 'a0', 3],
      [106, 22, 44, 24, 'a3', 3],
      [50, 54, 60, 6, 'ink', 2],
      [50, 65, 44, 4, 'soft', 2],
      [50, 76, 100, 1, 'line'],
      [50, 82, 70, 3, 'soft', 1],
      [50, 90, 100, 1, 'line']
    ],
    mark: [9, 9, 22]
  },
  grid: {
    blocks: [
      [8, 8, 68, 54, 'a0', 4],
      [40, 32, 36, 30, 'a3', 4],
      [82, 8, 70, 25, 'fill', 4],
      [90, 17, 44, 6, 'on-fill', 2],
      [82, 39, 32, 23, 'tint', 4],
      [120, 39, 32, 23, 'a1', 4],
      [8, 68, 32, 24, 'tint', 4],
      [46, 68, 68, 24, 'wash', 4],
      [54, 76, 44, 4, 'soft', 2],
      [120, 68, 32, 24, 'a5', 4]
    ],
    mark: [16, 16, 16]
  },
  landing: {
    blocks: [
      [0, 0, 160, 66, 'wash'],
      [34, 30, 92, 7, 'ink', 2],
      [50, 42, 60, 4, 'soft', 2],
      [60, 51, 40, 9, 'fill', 4],
      [10, 74, 66, 18, 'a1', 3],
      [86, 76, 56, 4, 'ink', 2],
      [86, 85, 40, 3, 'soft', 1]
    ],
    mark: [72, 8, 16]
  }
}

/**
 * A thumbnail of a site as a data URL: its layout in its colours with its logo. It is deterministic, and safe to embed:
 * no user text is in it, since colours are hex by the contract and the logo is numbers.
 */
export function thumbnailOf(site: Site): string {
  return `data:image/svg+xml,${svgOf(site).replace(/[<>#%"]/g, encodeURIComponent)}`
}

function svgOf({ businessInfo, customization }: Site): string {
  const scheme = customization.darkMode ? 'dark' : 'light'
  const colors = new Map(paletteOf(customization).tokens.map((token) => [token.name, token[scheme]]))
  const { blocks, mark } = sketches[customization.layout]
  const [x, y, side] = mark
  const block = ([left, top, wide, high, color, radius = 0]: Block): string =>
    `<rect x='${left}' y='${top}' width='${wide}' height='${high}'${radius > 0 ? ` rx='${radius}'` : ''} fill='${colors.get(`--${color}`)}'/>`
  return [
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}'>`,
    ...[
      [0, 0, width, height, 'bg'] as const,
      ...blocks,
      [x, y, side, side, 'fill', side * 0.22] as const
    ].map(block),
    `<path transform='translate(${x} ${y})' fill='${colors.get('--on-fill')}' d='${markPath(businessInfo.businessName, side, 0.4)}'/>`,
    '</svg>'
  ].join('')
}
