import { describe, expect, it } from 'vitest'
import { centeredCrop, moveCrop, zoomCrop } from './crop.ts'

const wide = { width: 1200, height: 800 }

describe('the crop of a picture', () => {
  it('begins as the largest square, in the middle', () => {
    expect(centeredCrop(wide)).toEqual({ x: 200, y: 0, side: 800 })
    expect(centeredCrop({ width: 300, height: 900 })).toEqual({ x: 0, y: 300, side: 300 })
  })

  it('keeps its middle when zoomed', () => {
    expect(zoomCrop(wide, centeredCrop(wide), 2)).toEqual({ x: 400, y: 200, side: 400 })
  })

  it('zooms no nearer than four times, and no farther than the picture', () => {
    expect(zoomCrop(wide, centeredCrop(wide), 9).side).toBe(200)
    expect(zoomCrop(wide, centeredCrop(wide), 0.1).side).toBe(800)
  })

  it('never leaves the picture, wherever it is moved', () => {
    const near = zoomCrop(wide, centeredCrop(wide), 4)
    expect(moveCrop(wide, near, -10, -10)).toEqual({ x: 0, y: 0, side: 200 })
    expect(moveCrop(wide, near, 10, 10)).toEqual({ x: 1000, y: 600, side: 200 })
  })

  it('is pushed back inside when zoomed out at an edge', () => {
    const corner = moveCrop(wide, zoomCrop(wide, centeredCrop(wide), 4), 10, 10)
    expect(zoomCrop(wide, corner, 1)).toEqual({ x: 400, y: 0, side: 800 })
  })
})
