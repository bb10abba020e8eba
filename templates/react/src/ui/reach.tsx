import type { ReactNode } from 'react'
import { telephoneUrl } from '../domain/text.ts'

/** A telephone number that calls. Numbers keep their order in every script. */
export function Phone({
  number,
  className,
  children
}: {
  number: string
  className?: string
  /** Words in front of the number. */
  children?: ReactNode
}) {
  return (
    <a href={telephoneUrl(number)} className={className}>
      {children && <>{children} </>}
      <bdi>{number}</bdi>
    </a>
  )
}

export function Email({
  address,
  className,
  children
}: {
  address: string
  className?: string
  children?: ReactNode
}) {
  return (
    <a href={`mailto:${encodeURIComponent(address).replace('%40', '@')}`} className={className}>
      {children ?? <bdi>{address}</bdi>}
    </a>
  )
}
