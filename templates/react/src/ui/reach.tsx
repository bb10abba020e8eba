import { Fragment, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { actionTargets, type ActionTarget } from '../domain/actions.ts'
import { buttonClasses, type ButtonLook } from '../domain/looks.ts'
import type { Action } from '../domain/site.ts'
import { parseTelephones } from '../domain/telephone.ts'
import '../styles/controls.css'
import { PageLink } from './controls.tsx'
import { usePages, useSite } from './site-context.tsx'

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

/** The primary action of a page, or a call or an e-mail where the site has no page for that, or is there already. */
export function MainAction({
  action,
  className = '',
  here = 'link'
}: {
  action: Action
  className?: string
  /** What to do on the very page: link to it, as the header does everywhere, or offer something else. */
  here?: 'link' | 'else'
}) {
  const { pathname } = useLocation()
  const place = usePages().get(action.page)
  const hasPage = place !== undefined && !(here === 'else' && place.path === pathname)
  const [target] = actionTargets(action, hasPage, useSite().businessInfo)
  return target && <ActionLink target={target} className={className} />
}

interface ActionLinkProps {
  target: ActionTarget
  look?: ButtonLook
  className?: string
}

/** A link or a call that looks like a button. */
export function ActionLink({ target, look = 'primary', className = '' }: ActionLinkProps) {
  const { kind, to, label } = target
  const classes = `${buttonClasses[look]} ${className}`.trim()
  if (kind === 'page')
    return (
      <PageLink page={to} className={classes}>
        {label}
      </PageLink>
    )
  return kind === 'call' ? (
    <Phone number={to} className={classes}>
      {label}
    </Phone>
  ) : (
    <Email address={to} className={classes}>
      {label}
    </Email>
  )
}
