import type { Choice, DecidedUnit, DraftUnit } from '@sitewright/site'
import { useMemo } from 'react'
import { useDispatch } from './builder.tsx'
import { begun, useDressing, useSite, type Dressing } from './preview.ts'

/** The drafts of the site in the wizard, and what can be decided about them. */
export interface Drafts {
  readonly left: readonly DraftUnit[]
  readonly decided: readonly DecidedUnit[]
  readonly decide: (address: string, choice: Choice) => void
  readonly undo: (address: string) => void
  readonly parseHours: Dressing['parseHours']
  readonly hoursLines: Dressing['hoursLines']
}

/** Undefined until the built-in words are there, or where nothing was said about the business yet. */
export function useDrafts(): Drafts | undefined {
  const site = useSite()
  const dispatch = useDispatch()
  const wanted = begun(site.businessInfo)
  const words = useDressing(wanted)
  return useMemo(() => {
    if (words === undefined || !wanted) return undefined
    const take = ({ decisions }: typeof site): void => dispatch({ type: 'setDecisions', decisions })
    return {
      left: words.draftsOf(site),
      decided: words.decidedOf(site),
      decide: (address, choice) => take(words.decide(site, address, choice)),
      undo: (address) => take(words.undecide(site, address)),
      parseHours: words.parseHours,
      hoursLines: words.hoursLines
    }
  }, [words, wanted, site, dispatch])
}
