import { describe, expect, it } from 'vitest'
import { logoColors } from './logo-colors.ts'

const fill = (count: number, [red, green, blue, alpha = 255]: readonly number[]): number[] =>
  Array.from({ length: count }, () => [red, green, blue, alpha]).flat() as number[]
const pixels = (...parts: readonly number[][]): Uint8Array => Uint8Array.from(parts.flat())

describe('the colours of a logo', () => {
  it('are its two strongest, in either order', () => {
    const logo = pixels(
      fill(600, [0, 0, 0, 0]),
      fill(300, [168, 68, 28]),
      fill(100, [47, 111, 106]),
      fill(200, [255, 255, 255])
    )
    const [first, second] = logoColors(logo)
    expect(first).toEqual({ primary: '#ad4218', secondary: '#296b6b' })
    expect(second).toEqual({ primary: '#296b6b', secondary: '#ad4218' })
  })

  it('are the colour and the dark grey where there is one colour', () => {
    const logo = pixels(fill(300, [168, 68, 28]), fill(100, [28, 27, 24]), fill(100, [230, 230, 230]))
    expect(logoColors(logo)).toEqual([{ primary: '#ad4218', secondary: '#181818' }])
  })

  it('are the colour alone, where there is nothing else', () => {
    expect(logoColors(pixels(fill(300, [168, 68, 28])))).toEqual([
      { primary: '#ad4218', secondary: '#ad4218' }
    ])
  })

  it('are not those of an edge, nor of a logo in grey', () => {
    const edge = pixels(fill(300, [168, 68, 28]), fill(5, [20, 40, 220]))
    expect(logoColors(edge)).toHaveLength(1)
    expect(logoColors(pixels(fill(100, [40, 40, 40]), fill(100, [255, 255, 255])))).toEqual([])
    expect(logoColors(new Uint8Array())).toEqual([])
  })
})
