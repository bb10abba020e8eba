import { describe, expect, it } from 'vitest'
import { drawMap } from './draw.ts'

describe('the drawn map', () => {
  const points = [
    { x: 100, y: 500, tone: 4 },
    { x: 300, y: 200, tone: 5 }
  ] as const

  it('is the same for the same places, with a mark for each, the nearer one in front', () => {
    const drawn = drawMap('a b', 800, points)
    expect(drawMap('a b', 800, points)).toBe(drawn)
    expect(drawMap('a c', 800, points)).not.toBe(drawn)
    expect(drawn.indexOf('translate(300 200)')).toBeLessThan(drawn.indexOf('translate(100 500)'))
    expect(drawn).toContain('fill="var(--a5)"')
  })

  it('claims no river and no park of a town that it does not know (S2-11)', () => {
    expect(drawMap('a b', 800, points)).not.toMatch(/var\(--a[12]\)/)
  })
})
