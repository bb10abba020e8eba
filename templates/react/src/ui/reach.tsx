import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { actionTargets, type ActionTarget } from '../domain/actions.ts'
import { buttonClasses, type ButtonLook } from '../domain/looks.ts'
import type { Action, Place } from '../domain/site.ts'
import { parseTelephones } from '../domain/telephone.ts'
import '../styles/controls.css'
import { PageLink } from './controls.tsx'
import { usePages, useSite } from './site-context.tsx'
import { Words } from './words.tsx'

/**
 * The telephone numbers of the business, or of one of its places. Each calls by itself; they keep their order in every
 * script.
 */
export function Phone({
  place,
  className,
  children
}: {
  place?: Place
  className?: string
  /** Words in front of the number. */
  children?: ReactNode
}) {
  const { businessInfo, content } = useSite()
  const [of, field, number] = place
    ? ([place, 'phone', place.phone ?? ''] as const)
    : ([businessInfo, 'contactPhone', businessInfo.contactPhone] as const)
  return parseTelephones(number, content.telephones).map(({ text, url }, index) => {
    const words = (
      <Words key={index} of={of} field={field}>
        {text}
      </Words>
    )
    return url === undefined ? (
      words
    ) : (
      <a key={index} href={url} className={className}>
        {children && <>{children} </>}
        <bdi>{words}</bdi>
      </a>
    )
  })
}

/** The e-mail address of the business, which opens a mail to it. */
export function Email({ className, children }: { className?: string; children?: ReactNode }) {
  const { businessInfo } = useSite()
  const address = encodeURIComponent(businessInfo.contactEmail).replace('%40', '@')
  return (
    <a href={`mailto:${address}`} className={className}>
      {children ?? (
        <bdi>
          <Words of={businessInfo} field="contactEmail" />
        </bdi>
      )}
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
  const { kind, to, of } = target
  const classes = `${buttonClasses[look]} ${className}`.trim()
  const label = <Words of={of} field="label" />
  if (kind === 'page')
    return (
      <PageLink page={to} className={classes}>
        {label}
      </PageLink>
    )
  return kind === 'call' ? (
    <Phone className={classes}>{label}</Phone>
  ) : (
    <Email className={classes}>{label}</Email>
  )
}
