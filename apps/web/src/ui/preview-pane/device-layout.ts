/** The devices that the preview shows the site in, with the size of their screens. */
export const devices = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1280, height: 800 }
} as const

/** Id of a device. */
export type Device = keyof typeof devices

/** The devices in the preview pane: one, or browser and phone together. */
export type DeviceView = Device | 'both'

/** A device in the preview pane, in pixels of the pane; `scale` turns pixels of the device into them. */
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

/** Space at either side of the devices. */
const margin = 32
/** Height of the address bar above the page of the desktop browser. */
const addressBar = 30
/** Width of the frame around the screen of a phone or tablet. */
const bezel = 8

/** An area smaller than this shows nothing. */
const minArea: Size = { width: 160, height: 96 }

/** Below this scale nothing could be read. */
const minScale = 0.2

/** Around a phone or tablet that stands alone: above it, and for its dimension lines beside and below it. */
const alone = { top: 14, dimensionWidth: 40, dimensionHeight: 60 } as const

/** Around the browser: its dimension line above, the least height that it keeps, and the space below it. */
const browserAlone = { top: 34, minHeight: 60, bottom: 24 } as const

/** The browser with a phone in front of its lower right corner. */
const together = {
  browser: { top: 34, minHeight: 200, bottom: 96 },
  phone: {
    minWidth: 150,
    maxWidth: 224,
    maxHeight: 486,
    /** Share of the area's width that the phone may take. */
    widthShare: 0.29,
    /** Share of the phone that stands beside the browser, not over it. */
    besideShare: 0.45,
    /** Height that it leaves free, so that the browser is seen above it. */
    freeHeight: 150,
    bottom: 44
  }
} as const

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value))

/** Lays out the desktop browser: as wide as asked, its page scaled to that width. */
function layOutBrowser(
  area: Size,
  width: number,
  { top, minHeight, bottom }: { top: number; minHeight: number; bottom: number }
): PlacedDevice {
  const height = Math.max(minHeight, area.height - top - bottom)
  const scale = Math.min(1, width / devices.desktop.width)
  const inner = (height - addressBar) / scale
  return { device: 'desktop', left: margin, top, width, height, scale, inner }
}

/** Scales a phone or tablet with its bezel to fit into an area, never larger than life; it is still to be placed. */
function fitDevice(device: 'phone' | 'tablet', area: Size): Omit<PlacedDevice, 'left' | 'top'> {
  const { width, height } = devices[device]
  const fitting = Math.min((area.width - 2 * bezel) / width, (area.height - 2 * bezel) / height)
  const scale = clamp(fitting, minScale, 1)
  return {
    device,
    width: width * scale + 2 * bezel,
    height: height * scale + 2 * bezel,
    scale,
    inner: height
  }
}

/** Lays out the devices of a view in an area of this size: as large as fits beside the dimension lines. */
export function layOutDevices(view: DeviceView, area: Size): PlacedDevice[] {
  if (area.width < minArea.width || area.height < minArea.height) return []
  const width = area.width - 2 * margin
  if (view === 'desktop') return [layOutBrowser(area, width, browserAlone)]
  if (view === 'both') return layOutBoth(area, width)
  const device = fitDevice(view, {
    width: width - alone.dimensionWidth,
    height: area.height - alone.dimensionHeight
  })
  return [{ ...device, left: (area.width - device.width) / 2, top: alone.top }]
}

function layOutBoth(area: Size, width: number): PlacedDevice[] {
  const { minWidth, maxWidth, maxHeight, widthShare, besideShare, freeHeight, bottom } = together.phone
  const phone = fitDevice('phone', {
    width: clamp(area.width * widthShare, minWidth, maxWidth),
    height: Math.min(maxHeight, area.height - freeHeight)
  })
  return [
    layOutBrowser(area, width - phone.width * besideShare, together.browser),
    { ...phone, left: area.width - margin - phone.width, top: area.height - bottom - phone.height }
  ]
}
