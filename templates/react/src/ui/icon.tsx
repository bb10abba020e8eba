import { iconPath } from '../domain/icons.ts'

/** A drawn sign, always decoration: the words stand beside it. `flip` mirrors it where text runs from right to left. */
export function Icon({ name, flip = false }: { name: string; flip?: boolean }) {
  return (
    <svg className={flip ? 'icon flip' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPath(name)} />
    </svg>
  )
}
