import { contentOf, type Content, type Site } from '@sitewright/site'
import { useCallback, useMemo } from 'react'
import { useBuilderStore, useSite } from '../../../builder/builder-context.tsx'

/** The content of the wizard's site, with the action that edits its lists. */
export interface Lists {
  readonly site: Site
  readonly content: Content
  /** Edits the site as it is when this is called, so that an undo later loses nothing. */
  readonly edit: EditSite
}

/** Applies an edit of decisions to the wizard's site. */
export type EditSite = (change: (site: Site) => Site) => void

/** The lists of the wizard's site. */
export function useLists(): Lists {
  const store = useBuilderStore()
  const site = useSite()
  const content = useMemo(() => contentOf(site), [site])
  const edit = useCallback<EditSite>(
    (change) => {
      const { site: current } = store.get()
      const { decisions } = change(current)
      if (decisions !== current.decisions) store.dispatch({ type: 'setDecisions', decisions })
    },
    [store]
  )
  return useMemo(() => ({ site, content, edit }), [site, content, edit])
}
