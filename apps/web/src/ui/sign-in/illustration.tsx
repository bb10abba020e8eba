import type { ReactNode } from 'react'
import { illustrationMessages as messages } from './messages.ts'
import { uiMessages } from '../messages.ts'
import styles from './illustration.module.css'

/** The drawn page: the control panel, or a site. */
export type IllustrationSubject = 'panel' | 'site'

const names: Record<IllustrationSubject, string> = { panel: messages.panel, site: messages.site }

const frame = (
  <>
    <rect x="100" y="240" width="480" height="340" rx="6" />
    <path d="M100 272H580" />
    <circle cx="116" cy="256" r="4" />
    <circle cx="131" cy="256" r="4" />
  </>
)

const phone = (
  <>
    <rect x="540" y="430" width="124" height="250" rx="14" className={styles.front} />
    <path d="M554 462h60M554 482h96M554 496h80" />
    <rect x="554" y="512" width="96" height="52" />
    <path d="M554 584h96M554 604h96M554 624h96" />
    <path d="M586 668h32" />
  </>
)

const drawings: Record<IllustrationSubject, ReactNode> = {
  panel: (
    <>
      <path d="M212 272V580" />
      <rect x="228" y="288" width="336" height="72" />
      <path d="M312 288v72M396 288v72M480 288v72" />
      <rect x="228" y="376" width="216" height="188" />
      <path d="M228 404H444M228 430H444M228 456H444M228 482H444M228 508H444M228 534H444" />
      <rect x="460" y="376" width="104" height="188" />
      <path d="M470 540 486 514 500 524 520 486 536 500 554 452" />
      <path d="M116 296h72M116 318h56M116 340h80M116 362h64M116 384h48M116 406h70" />
    </>
  ),
  site: (
    <>
      <path d="M100 304H580M116 288h64M420 288h40M474 288h40M528 288h36" />
      <path d="M124 348h176M124 370h144M124 398h120M124 412h104" />
      <rect x="124" y="430" width="84" height="24" rx="4" />
      <rect x="340" y="330" width="216" height="130" />
      <path d="M340 430l56-48 44 36 34-26 82 68" />
      <rect x="124" y="490" width="128" height="74" />
      <rect x="268" y="490" width="128" height="74" />
      <rect x="412" y="490" width="128" height="74" />
      <path d="M136 546h72M280 546h60M424 546h80" />
    </>
  )
}

interface Size {
  line: string
  text: string
  at: string
}

const common: readonly Size[] = [
  { line: 'M100 211v10M580 211v10M100 216H580', text: '1440', at: 'translate(340 209)' },
  { line: 'M540 703v10M664 703v10M540 708H664', text: '390', at: 'translate(602 701)' },
  { line: 'M71 240h10M71 580h10M76 240V580', text: '900', at: 'translate(68 410) rotate(-90)' },
  { line: 'M691 430h10M691 680h10M696 430V680', text: '844', at: 'translate(688 555) rotate(-90)' }
]

const sizes: Record<IllustrationSubject, readonly Size[]> = {
  panel: [...common, { line: 'M100 603v10M212 603v10M100 608H212', text: '280', at: 'translate(156 601)' }],
  site: common
}

/** A decorative drawing of the page behind the sign-in, for wide screens. */
export function Illustration({ subject }: { subject: IllustrationSubject }) {
  return (
    <aside className={styles.plan} aria-label={messages.drawing}>
      <svg viewBox="0 0 760 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <defs>
          <pattern id="fine" width="20" height="20" patternUnits="userSpaceOnUse">
            <path d="M20 0H0V20" className={styles.grid} strokeWidth=".6" />
          </pattern>
          <pattern id="coarse" width="100" height="100" patternUnits="userSpaceOnUse">
            <path d="M100 0H0V100" className={styles.grid} strokeWidth="1.2" />
          </pattern>
        </defs>
        <rect width="760" height="900" fill="url(#fine)" />
        <rect width="760" height="900" fill="url(#coarse)" />
        <g className={styles.lines}>
          {frame}
          {drawings[subject]}
          {phone}
        </g>
        <g className={styles.sizes}>
          {sizes[subject].map(({ line, text, at }) => (
            <g key={text}>
              <path d={line} />
              <text transform={at} textAnchor="middle">
                {text}
              </text>
            </g>
          ))}
        </g>
      </svg>
      <dl className={styles.caption}>
        <div>
          <dt>{messages.sheet}</dt>
          <dd>{names[subject]}</dd>
        </div>
        <div>
          <dt>{messages.scale}</dt>
          <dd className="num">1 : 3</dd>
        </div>
        <div>
          <dt>{messages.drawnBy}</dt>
          <dd>{uiMessages.brand}</dd>
        </div>
      </dl>
    </aside>
  )
}
