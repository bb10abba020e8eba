import type { ReactNode } from 'react'
import { telephoneAddress } from '../domain/text.ts'

/** A telephone number that calls. Numbers keep their order in every script. */
export function Phone({ number, className }: { number: string; className?: string }) {
  return (
    <a href={telephoneAddress(number)} className={className}>
      <bdi>{number}</bdi>
    </a>
  )
}

export function Email({ address, children }: { address: string; children?: ReactNode }) {
  return (
    <a href={`mailto:${encodeURIComponent(address).replace('%40', '@')}`}>
      {children ?? <bdi>{address}</bdi>}
    </a>
  )
}
