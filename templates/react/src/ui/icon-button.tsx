import '../styles/ui/button.css'
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

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
