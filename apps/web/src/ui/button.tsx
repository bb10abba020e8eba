import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'

/** Prominence of a button: one `go` (primary) in a view, `second` (secondary) beside it, `quiet` (text) in bars. */
export type ButtonKind = 'go' | 'second' | 'quiet'

interface ButtonLook {
  kind?: ButtonKind | undefined
  size?: 'sm' | 'lg' | undefined
  className?: string | undefined
}

function classNameOf({ kind = 'second', size, className }: ButtonLook): string {
  return ['btn', kind, size, className].filter(Boolean).join(' ')
}

export function Button({ kind, size, className, ...rest }: ButtonLook & ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classNameOf({ kind, size, className })} />
}

export function ButtonLink({ kind, size, className, ...rest }: ButtonLook & ComponentProps<typeof Link>) {
  return <Link {...rest} className={classNameOf({ kind, size, className })} />
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  label: string
  children: ReactNode
}

/** A button that shows an icon alone; its name is its label and its tooltip. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      data-tip={label}
      className={classNameOf({ kind: 'quiet', className: `only ${className ?? ''}` })}
    />
  )
}
