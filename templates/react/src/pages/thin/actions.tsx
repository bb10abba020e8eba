import { thinActions } from '../../domain/home.ts'
import { ActionLink } from '../../ui/main-action.tsx'
import { usePages, useSite } from '../../ui/site-context.tsx'

/**
 * What a visitor can do: the page that the site is about, call, write. The first one is the one that is wanted; `write`
 * is left out where the address stands beside it.
 */
export function Actions({ write = true }: { write?: boolean }) {
  const targets = thinActions(useSite(), usePages(), write)
  if (targets.length === 0) return null
  return (
    <p className="actions">
      {targets.map((target, index) => (
        <ActionLink key={target.kind} target={target} look={index === 0 ? 'primary' : 'quiet'} />
      ))}
    </p>
  )
}
