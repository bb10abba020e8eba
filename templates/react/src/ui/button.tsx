import '../styles/ui/button.css'
import type { ComponentProps } from 'react'
import { buttonClasses, type ButtonLook } from '../domain/looks.ts'
import { PageLink } from './page-link.tsx'

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
