import type { ReactNode } from 'react'
import styles from './upload.module.css'
import { uploadMessages as messages, type DrawingId } from './messages.ts'

/** A drawing of a step; its caption says the same in words. */
export function StepDrawing({ id }: { id: DrawingId }) {
  const Scene = scenes[id]
  return (
    <svg className={styles.drawing} viewBox="0 0 240 140" aria-hidden="true" focusable="false">
      <Scene />
    </svg>
  )
}

const scenes: Readonly<Record<DrawingId, () => ReactNode>> = {
  unpack: () => (
    <>
      <Zip x={24} y={42} />
      <Arrow from={[92, 70]} to={[134, 70]} />
      <Folder x={146} y={44} />
    </>
  ),
  drop: () => (
    <DropArea>
      <Zip x={96} y={58} small />
    </DropArea>
  ),
  dropFolder: () => (
    <DropArea>
      <Folder x={88} y={56} />
    </DropArea>
  ),
  address: () => (
    <>
      <Window address>
        <rect className={styles.solid} x={52} y={52} width={60} height={8} rx={2} />
        <rect className={styles.soft} x={52} y={68} width={48} height={5} rx={2} />
        <rect className={styles.soft} x={52} y={78} width={54} height={5} rx={2} />
        <rect className={styles.accent} x={52} y={92} width={34} height={13} rx={3} />
        <rect className={styles.soft} x={126} y={52} width={62} height={54} rx={4} />
      </Window>
      <circle className={styles.done} cx={196} cy={108} r={16} />
      <path className={styles.tick} d="m188 108 6 6 11-12" />
    </>
  ),
  account: () => (
    <Window>
      <rect className={styles.soft} x={52} y={52} width={70} height={6} rx={2} />
      <rect className={styles.field} x={52} y={66} width={136} height={15} rx={3} />
      <rect className={styles.accent} x={52} y={92} width={60} height={16} rx={3} />
      <path className={styles.pointer} d="m100 100 4 22 6-7 9-1z" />
    </Window>
  ),
  folder: () => (
    <>
      <Window>
        <Row y={46} label={messages.webRoot} chosen />
        <rect className={styles.soft} x={72} y={76} width={62} height={5} rx={2} />
        <rect className={styles.soft} x={72} y={92} width={48} height={5} rx={2} />
      </Window>
      <path className={styles.pointer} d="m150 62 4 22 6-7 9-1z" />
    </>
  ),
  files: () => (
    <>
      <Window>
        <Row y={42} label={messages.index} />
        <Row y={66} label={messages.hidden} chosen />
        <rect className={styles.soft} x={72} y={98} width={62} height={5} rx={2} />
      </Window>
      <Arrow from={[214, 134]} to={[166, 98]} />
    </>
  )
}

function DropArea({ children }: { children: ReactNode }) {
  return (
    <>
      <Window>
        <rect className={styles.target} x={62} y={46} width={116} height={68} rx={6} />
      </Window>
      {children}
      <Arrow from={[210, 134]} to={[160, 102]} />
    </>
  )
}

type Point = readonly [x: number, y: number]

function Arrow({ from: [x, y], to: [endX, endY] }: { from: Point; to: Point }) {
  const angle = (Math.atan2(endY - y, endX - x) * 180) / Math.PI
  return (
    <>
      <line className={styles.arrow} x1={x} y1={y} x2={endX} y2={endY} />
      <path
        className={styles.arrow}
        d="m-9-6 9 6-9 6"
        transform={`translate(${endX} ${endY}) rotate(${angle})`}
      />
    </>
  )
}

function Window({ address = false, children }: { address?: boolean; children: ReactNode }) {
  return (
    <>
      <rect className={styles.window} x={38} y={14} width={164} height={112} rx={8} />
      <line className={styles.edge} x1={38} y1={34} x2={202} y2={34} />
      <circle className={styles.soft} cx={50} cy={24} r={3} />
      <circle className={styles.soft} cx={60} cy={24} r={3} />
      {address && (
        <>
          <rect className={styles.field} x={74} y={18} width={112} height={12} rx={6} />
          <text className={styles.label} x={82} y={27}>
            {messages.yourAddress}
          </text>
        </>
      )}
      {children}
    </>
  )
}

function Row({ y, label, chosen = false }: { y: number; label: string; chosen?: boolean }) {
  return (
    <>
      {chosen && <rect className={styles.chosen} x={48} y={y} width={112} height={20} rx={3} />}
      <path className={styles.sheet} d={`M54 ${y + 4}h9l3 3v9h-12z`} />
      <text className={styles.label} x={72} y={y + 14}>
        {label}
      </text>
    </>
  )
}

function Zip({ x, y, small = false }: { x: number; y: number; small?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${small ? 0.8 : 1})`}>
      <path className={styles.sheet} d="M0 0h36l14 14v44H0z" />
      <path className={styles.edge} d="M36 0v14h14" />
      <text className={styles.name} x={25} y={42}>
        {messages.zip}
      </text>
    </g>
  )
}

function Folder({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        className={styles.folder}
        d="M0 6a4 4 0 0 1 4-4h18l6 8h36a4 4 0 0 1 4 4v36a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4z"
      />
    </g>
  )
}
