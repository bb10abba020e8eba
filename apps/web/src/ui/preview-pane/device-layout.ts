/** What the preview can stand in. */
export const devices = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1280, height: 800 }
} as const
export type Device = keyof typeof devices
export type DeviceView = Device | 'both'

/** A device on the stage, in pixels of the stage; `scale` turns pixels of the device into them. */
export interface PlacedDevice {
  device: Device
  left: number
  top: number
  width: number
  height: number
  scale: number
  /** Height of the page inside, in pixels of the device. */
  inner: number
}

interface Size {
  width: number
  height: number
}

const margin = 32
const chrome = 30
const bezel = 8

function browser(left: number, top: number, width: number, height: number): PlacedDevice {
  const scale = Math.min(1, width / devices.desktop.width)
  return { device: 'desktop', left, top, width, height, scale, inner: (height - chrome) / scale }
}

/** A device with a bezel, as large as fits into the given room, never larger than life. */
function held(device: 'phone' | 'tablet', room: Size): PlacedDevice {
  const { width, height } = devices[device]
  const scale = Math.max(
    0.2,
    Math.min(1, (room.width - 2 * bezel) / width, (room.height - 2 * bezel) / height)
  )
  const outer = { width: width * scale + 2 * bezel, height: height * scale + 2 * bezel }
  return { device, left: 0, top: 0, ...outer, scale, inner: height }
}

/** Where the devices of a view stand on a stage of this size: as large as fits, with room for the dimension lines. */
export function layOutDevices(view: DeviceView, stage: Size): PlacedDevice[] {
  if (stage.width < 160 || stage.height < 96) return []
  if (view === 'phone' || view === 'tablet') {
    const device = held(view, { width: stage.width - 2 * margin - 40, height: stage.height - 60 })
    return [{ ...device, left: (stage.width - device.width) / 2, top: 14 }]
  }
  if (view === 'desktop') {
    return [browser(margin, 34, stage.width - 2 * margin, Math.max(60, stage.height - 34 - 24))]
  }
  const phone = held('phone', {
    width: Math.min(224, Math.max(150, stage.width * 0.29)),
    height: Math.min(486, stage.height - 150)
  })
  return [
    browser(margin, 34, stage.width - 2 * margin - phone.width * 0.45, Math.max(200, stage.height - 34 - 96)),
    { ...phone, left: stage.width - margin - phone.width, top: stage.height - 44 - phone.height }
  ]
}
