import { useRef, useState } from 'react'
import styles from './preview-pane.module.css'
import { devices, layOutDevices, type PlacedDevice, type DeviceView } from './device-layout.ts'
import type { Box, DraftMarks } from './draft-marks.ts'
import { previewPaneMessages } from './messages.ts'
import { PreviewFrame } from './preview-frame.tsx'
import type { PreviewSite } from './protocol.ts'
import { useSize } from './use-size.ts'

export interface DeviceFramesProps {
  view: DeviceView
  document: string
  shown: PreviewSite
  scheme: 'light' | 'dark'
  highlight?: string | undefined
  /** The URL in the address bar of the drawn browser. */
  address: string
  path?: string | undefined
  onNavigated?: ((path: string) => void) | undefined
  onSilent?: (() => void) | undefined
  marks?: DraftMarks | undefined
}

/** The device frames of a view with the site running in them, and their dimension lines. */
export function DeviceFrames(props: DeviceFramesProps) {
  const element = useRef<HTMLDivElement>(null)
  const placed = layOutDevices(props.view, useSize(element))
  const [pressed, setPressed] = useState<PressedMark | null>(null)
  const { marks } = props
  const press = (device: PlacedDevice, address: string, box: Box): void => {
    marks?.onSelect(address)
    setPressed({ address, ...menuPosition(device, box, element.current?.clientWidth ?? 0) })
  }
  return (
    <div ref={element} className={styles.area}>
      {placed.map((device) => (
        <DeviceFrame
          key={device.device}
          {...props}
          {...device}
          onDraft={(address, box) => press(device, address, box)}
        />
      ))}
      {placed.map((device) => (
        <Dimensions key={device.device} {...device} both={placed.length > 1} />
      ))}
      {pressed &&
        marks?.menu(pressed.address, { left: pressed.left, top: pressed.top }, () => setPressed(null))}
    </div>
  )
}

interface PressedMark {
  address: string
  left: number
  top: number
}

/** Height of the drawn browser's address bar. */
const browserBar = 30
const phoneRim = 8
/** Width of the menu, so that it stays inside of the pane. */
const menuWidth = 290

/** Position of a mark's menu: under it, in pixels of the pane. */
function menuPosition(
  { device, left, top, scale, height }: PlacedDevice,
  box: Box,
  areaWidth: number
): Omit<PressedMark, 'address'> {
  const rim = device === 'desktop' ? 0 : phoneRim
  const bar = device === 'desktop' ? browserBar : phoneRim
  const x = left + rim + box.x * scale
  const y = top + bar + (box.y + box.height) * scale + 6
  return {
    left: Math.max(8, Math.min(x, areaWidth - menuWidth)),
    top: Math.min(y, top + height)
  }
}

type DeviceFrameProps = DeviceFramesProps & PlacedDevice & { onDraft: (address: string, box: Box) => void }

function DeviceFrame({ device, left, top, width, height, scale, inner, address, ...rest }: DeviceFrameProps) {
  const frame = (
    <PreviewFrame
      {...rest}
      highlight={rest.highlight}
      title={`${previewPaneMessages.title}, ${device}`}
      width={device === 'desktop' ? Math.round(width / scale) : devices[device].width}
      height={inner}
      scale={scale}
    />
  )
  const style = { left, top, width, height }
  if (device !== 'desktop') {
    return (
      <div className={styles.held} style={style}>
        <div className={styles.screen}>{frame}</div>
      </div>
    )
  }
  return (
    <div className={styles.browser} style={style}>
      <div className={styles.chrome} aria-hidden="true">
        <i />
        <i />
        <i />
        <span>{address}</span>
      </div>
      {frame}
    </div>
  )
}

function Dimensions({ device, left, top, width, height, both }: PlacedDevice & { both: boolean }) {
  const above = device === 'desktop'
  return (
    <>
      <div
        className={styles.dim}
        style={{ left, width, top: above ? top - 24 : top + height + 12 }}
        aria-hidden="true"
      >
        <span>{devices[device].width}</span>
      </div>
      {!above && !both && (
        <div
          className={`${styles.dim} ${styles.upright}`}
          style={{ left: left - 32, top, height }}
          aria-hidden="true"
        >
          <span>{devices[device].height}</span>
        </div>
      )}
    </>
  )
}
