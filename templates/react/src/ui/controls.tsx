import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClasses, iconPath, type ButtonLook } from '../domain/looks.ts'
import { pageMessages } from '../domain/messages.ts'
import '../styles/controls.css'
import { usePagePath } from './site-context.tsx'

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook
  /** Shows a spinner; the button stays in place and does nothing meanwhile. */
  busy?: boolean
  wide?: boolean
}

export function Button({
  look = 'primary',
  busy = false,
  wide = false,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={wide ? `${buttonClasses[look]} btn-wide` : buttonClasses[look]}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  )
}

interface ButtonLinkProps extends ComponentProps<typeof PageLink> {
  look?: ButtonLook
}

/** A link to a page of the site that looks like a button. */
export function ButtonLink({ look = 'primary', className = '', ...rest }: ButtonLinkProps) {
  return <PageLink {...rest} className={`${buttonClasses[look]} ${className}`.trim()} />
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: string
  /** What it does, for those who do not see the icon. */
  label: string
}

export function IconButton({ icon, label, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className="icon-btn" aria-label={label}>
      <Icon name={icon} />
    </button>
  )
}

interface PageLinkProps {
  /** Id of the page, see domain/pages.ts. */
  page: string
  params?: Record<string, string>
  /** Query with its question mark, `?filter=work`. */
  query?: string
  className?: string
  /** What to draw where the site does not have the page. @default 'nothing' */
  missing?: 'nothing' | 'children'
  children: ReactNode
}

/** A link to a page of this site. A page that was not chosen cannot be linked to. */
export function PageLink({
  page,
  params,
  query = '',
  className,
  missing = 'nothing',
  children
}: PageLinkProps) {
  const path = usePagePath(page, params)
  if (path === undefined) return missing === 'children' ? children : null
  return (
    <Link to={path + query} className={className}>
      {children}
    </Link>
  )
}

/** A link onward, with an arrow. */
export function MoreLink({ children, ...rest }: ComponentProps<typeof PageLink>) {
  return (
    <PageLink {...rest} className="more-link">
      {children} <Icon name="arrow" flip />
    </PageLink>
  )
}

/** A drawn sign, always decoration: the words stand beside it. `flip` mirrors it where text runs from right to left. */
export function Icon({ name, flip = false }: { name: string; flip?: boolean }) {
  return (
    <svg className={flip ? 'icon flip' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPath(name)} />
    </svg>
  )
}

export function Badge({ tone, children }: { tone?: 'ok' | 'warn' | 'err'; children: ReactNode }) {
  return <span className={tone ? `badge badge-${tone}` : 'badge'}>{children}</span>
}

/** A loading indicator. */
export function Spinner({ label = pageMessages.loading }: { label?: string }) {
  return (
    <p role="status" className="loading">
      <span className="spinner" />
      <span className="sr">{label}</span>
    </p>
  )
}
