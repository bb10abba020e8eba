import type { Shape } from '../icons/outline.ts'
import { dashesOf, strokeOutline, parsePath, type Stroke } from './svg-path.ts'

/** A shape of a drawing in one tone of the art palette. */
export interface Layer {
  shape: Shape
  tone: number
  opacity: number
}

/** An affine transform, as SVG's `matrix(a b c d e f)`: (x, y) goes to (a x + c y + e, b x + d y + f). */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

const still: Matrix = [1, 0, 0, 1, 0, 0]

/**
 * Reads what templates/domain/art draws: groups, rectangles, circles, ellipses and paths, filled or drawn with a round
 * pen in the tones --a0 to --a7. Anything else is a bug, and throws.
 */
export function parseSvg(markup: string): Layer[] {
  const layers: Layer[] = []
  const matrices: Matrix[] = [still]
  for (const [, end, name = '', list = ''] of markup.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    if (end) {
      matrices.pop()
      continue
    }
    const values = new Map(
      [...list.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value])
    )
    const matrix = times(matrices.at(-1) ?? still, parseTransform(values.get('transform') ?? ''))
    if (name === 'g') {
      matrices.push(matrix)
      continue
    }
    const number = (key: string): number => Number(values.get(key) ?? 0)
    const strokes = elementOutline(name, number, values.get('d') ?? '')
    const pen = values.get('fill') === 'none'
    const dashes = (values.get('stroke-dasharray') ?? '')
      .split(' ')
      .map(Number)
      .filter((length) => length > 0)
    const drawn = dashes.length === 0 ? strokes : strokes.flatMap((stroke) => dashesOf(stroke, dashes))
    const shape = pen
      ? drawn.flatMap((stroke) => strokeOutline(stroke, number('stroke-width')))
      : strokes.map(({ points }) => points)
    const tone = /^var\(--a([0-7])\)$/.exec(values.get(pen ? 'stroke' : 'fill') ?? '')?.[1]
    if (tone === undefined) throw new Error(`The art draws a <${name}> without a tone.`)
    layers.push({
      shape: shape.map((contour) => moved(contour, matrix)),
      tone: Number(tone),
      opacity: Number(values.get('opacity') ?? 1)
    })
  }
  return layers
}

function elementOutline(name: string, number: (key: string) => number, path: string): Stroke[] {
  if (name === 'path') return parsePath(path)
  if (name === 'circle') return oval(number('cx'), number('cy'), number('r'), number('r'))
  if (name === 'ellipse') return oval(number('cx'), number('cy'), number('rx'), number('ry'))
  if (name !== 'rect') throw new Error(`The art draws a <${name}>, which is not known here.`)
  const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')]
  const r = Math.min(number('rx'), width / 2, height / 2)
  if (r === 0) return parsePath(`M${x} ${y}H${x + width}V${y + height}H${x}Z`)
  const corner = (dx: number, dy: number): string => `A${r} ${r} 0 0 1 ${dx} ${dy}`
  return parsePath(
    `M${x + r} ${y}H${x + width - r}${corner(x + width, y + r)}V${y + height - r}${corner(x + width - r, y + height)}H${x + r}${corner(x, y + height - r)}V${y + r}${corner(x + r, y)}Z`
  )
}

function oval(x: number, y: number, across: number, down: number): Stroke[] {
  return parsePath(
    `M${x - across} ${y}A${across} ${down} 0 0 1 ${x + across} ${y}A${across} ${down} 0 0 1 ${x - across} ${y}Z`
  )
}

function parseTransform(transform: string): Matrix {
  let matrix = still
  for (const [, kind, list = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c] = list.split(/[\s,]+/).map(Number)
    if (kind === 'translate') matrix = times(matrix, [1, 0, 0, 1, a, b ?? 0])
    else if (kind === 'scale') matrix = times(matrix, [a, 0, 0, b ?? a, 0, 0])
    else if (kind === 'rotate') matrix = times(matrix, turned(a, b, c))
  }
  return matrix
}

function turned(degrees: number, x = 0, y = 0): Matrix {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return times(times([1, 0, 0, 1, x, y], [cos, sin, -sin, cos, 0, 0]), [1, 0, 0, 1, -x, -y])
}

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

function moved(contour: readonly number[], [a, b, c, d, e, f]: Matrix): number[] {
  const out: number[] = []
  for (let at = 0; at + 1 < contour.length; at += 2) {
    const [x = 0, y = 0] = [contour[at], contour[at + 1]]
    out.push(a * x + c * y + e, b * x + d * y + f)
  }
  return out
}
