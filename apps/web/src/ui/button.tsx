import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'

/** How much a button weighs: one `go` in a view, `second` beside it, `quiet` in bars. */
export type ButtonKind = 'go' | 'second' | 'quiet'

interface Look {
  kind?: ButtonKind | undefined
  size?: 'sm' | 'lg' | undefined
  className?: string | undefined
}

function classOf({ kind = 'second', size, className }: Look): string {
  return ['btn', kind, size, className].filter(Boolean).join(' ')
}

export function Button({ kind, size, className, ...rest }: Look & ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classOf({ kind, size, className })} />
}

export function ButtonLink({ kind, size, className, ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link {...rest} className={classOf({ kind, size, className })} />
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
      className={classOf({ kind: 'quiet', className: `only ${className ?? ''}` })}
    />
  )
}
