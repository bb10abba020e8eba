import { describe, expect, it } from 'vitest'
import { devices, layOutDevices, type DeviceView } from './device-layout.ts'

const stages = [
  { width: 772, height: 690 },
  { width: 384, height: 420 },
  { width: 1440, height: 900 }
]

describe('place', () => {
  it.each(['phone', 'tablet', 'desktop', 'both'] satisfies DeviceView[])(
    'keeps %s inside every stage',
    (view) => {
      for (const stage of stages) {
        for (const placed of layOutDevices(view, stage)) {
          expect(placed.left).toBeGreaterThanOrEqual(0)
          expect(placed.left + placed.width).toBeLessThanOrEqual(stage.width)
          expect(placed.top + placed.height).toBeLessThanOrEqual(stage.height)
          expect(placed.scale).toBeLessThanOrEqual(1)
        }
      }
    }
  )

  it('shows a phone in its own proportions', () => {
    const drawn = layOutDevices('phone', { width: 772, height: 690 }).map(
      ({ width, height }) => (width - 16) / (height - 16)
    )
    expect(drawn[0]).toBeCloseTo(devices.phone.width / devices.phone.height, 3)
  })

  it('draws nothing where there is no room', () => {
    expect(layOutDevices('desktop', { width: 44, height: 800 })).toEqual([])
  })
})
