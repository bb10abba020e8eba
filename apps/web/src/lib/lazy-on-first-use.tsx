import { lazy, Suspense, useState, type ComponentType } from 'react'

/**
 * A component that is loaded lazily with its first use, and stays mounted from then on, so that it can close as it
 * opened.
 * @example
 * const Dialog = lazyOnFirstUse<DialogProps>(
 *  async () => (await import('./dialog-shell.tsx')).DialogShell,
 *  ({ opened }) => opened
 * )
 */
export function lazyOnFirstUse<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isUsed: (props: Props) => boolean
): ComponentType<Props> {
  const Component = lazy(async () => ({ default: await load() }))
  return function LazyOnFirstUse(props: Props) {
    const [used, setUsed] = useState(() => isUsed(props))
    if (!used && isUsed(props)) setUsed(true)
    if (!used) return null
    return (
      <Suspense>
        <Component {...props} />
      </Suspense>
    )
  }
}
