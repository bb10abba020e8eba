import { Fragment, type ReactNode } from 'react'
import { parseTelephones } from '../domain/telephone.ts'

/** Telephone numbers that call, each by itself. They keep their order in every script. */
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
  return parseTelephones(number).map(({ text, url }, index) =>
    url === undefined ? (
      <Fragment key={index}>{text}</Fragment>
    ) : (
      <a key={index} href={url} className={className}>
        {children && <>{children} </>}
        <bdi>{text}</bdi>
      </a>
    )
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
