import { encode } from 'uqr'
import { secondFactorMessages } from './messages.ts'
import styles from './security.module.css'

/** A text as a QR code, rendered here: the secret in it is sent to no service. */
export function QrCode({ text }: { text: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={secondFactorMessages.qr}
      shapeRendering="crispEdges"
    >
      <path d={path.join('')} />
    </svg>
  )
}
