import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './customize.module.css'

interface CardProps {
  /** Name of the group of radio buttons. */
  group: string
  name: string
  chosen: boolean
  onPick: () => void
  /** Id of the radio button, where a link leads to it. */
  id?: string | undefined
}

/** A radio card: a thumbnail, its name, and what it is. */
export function ChoiceCard({
  group,
  name,
  detail,
  chosen,
  onPick,
  children
}: CardProps & { detail?: string; children: ReactNode }) {
  return (
    <label className={styles.layout}>
      <input type="radio" name={group} checked={chosen} onChange={onPick} aria-label={name} />
      {children}
      <CardName name={name} chosen={chosen} />
      {detail && <span className={styles.detail}>{detail}</span>}
    </label>
  )
}

/** A radio card of colours: each with its share of the width. */
export function ColorCard({
  group,
  name,
  colors,
  chosen,
  onPick,
  id
}: CardProps & { colors: readonly (readonly [color: string, share: number])[] }) {
  return (
    <label className={styles.preset}>
      <input type="radio" name={group} checked={chosen} onChange={onPick} id={id} />
      <span className={styles.swatch} aria-hidden="true">
        {colors.map(([background, flex]) => (
          <i key={background} style={{ background, flex }} />
        ))}
      </span>
      <CardName name={name} chosen={chosen} />
    </label>
  )
}

function CardName({ name, chosen }: Pick<CardProps, 'name' | 'chosen'>) {
  return (
    <span className={styles.name}>
      {name}
      {chosen && <IconCheck className="i s" aria-hidden />}
    </span>
  )
}
