import { describe, expect, it } from 'vitest'
import { devices, layOutDevices, type DeviceView } from './device-layout.ts'

const areas = [
  { width: 772, height: 690 },
  { width: 384, height: 420 },
  { width: 1440, height: 900 }
]

describe('layOutDevices', () => {
  it.each(['phone', 'tablet', 'desktop', 'both'] satisfies DeviceView[])(
    'keeps %s inside every area',
    (view) => {
      for (const area of areas) {
        for (const placed of layOutDevices(view, area)) {
          expect(placed.left).toBeGreaterThanOrEqual(0)
          expect(placed.left + placed.width).toBeLessThanOrEqual(area.width)
          expect(placed.top + placed.height).toBeLessThanOrEqual(area.height)
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
