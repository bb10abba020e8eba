import '../styles/ui/button.css'
import type { ComponentProps } from 'react'
import { PageLink } from './page-link.tsx'

/** `primary` is for the one thing that the page wants; `quiet` for the others; `bare` where a line would be too much. */
export type ButtonLook = 'primary' | 'quiet' | 'bare'

const classes = { primary: 'btn', quiet: 'btn btn-quiet', bare: 'btn btn-bare' } as const satisfies Record<
  ButtonLook,
  string
>

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
      className={wide ? `${classes[look]} btn-wide` : classes[look]}
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
  return <PageLink {...rest} className={`${classes[look]} ${className}`.trim()} />
}
