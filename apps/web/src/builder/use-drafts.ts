import type { DraftChoice, DecidedDraft, Draft, Site } from '@sitewright/site'
import { useMemo } from 'react'
import { useDispatch, useSite } from './builder-context.tsx'
import { hasBusinessInfo, usePreviewData, type PreviewData } from './preview.ts'

/** How facts are written as text, and understood again. */
export type FactTexts = Pick<
  PreviewData,
  | 'formatHours'
  | 'formatLengthField'
  | 'formatPriceField'
  | 'parseHours'
  | 'parseLengthField'
  | 'parsePriceField'
>

/** The drafts of the wizard's site, with the actions that decide them. */
export interface Drafts {
  readonly left: readonly Draft[]
  readonly decided: readonly DecidedDraft[]
  readonly decide: (address: string, choice: DraftChoice) => void
  readonly undo: (address: string) => void
  readonly facts: FactTexts
}

/** Undefined until the built-in content is loaded, or where nothing was said about the business yet. */
export function useDrafts(): Drafts | undefined {
  const site = useSite()
  const dispatch = useDispatch()
  const wanted = hasBusinessInfo(site.businessInfo)
  const previewData = usePreviewData(wanted)
  return useMemo(() => {
    if (previewData === undefined || !wanted) return undefined
    const { country } = previewData.contentOf(site).region ?? {}
    const take = ({ decisions }: typeof site): void => dispatch({ type: 'setDecisions', decisions })
    return {
      left: previewData.draftsOf(site),
      decided: previewData.decidedDraftsOf(site),
      decide: (address, choice) => take(previewData.decideDraft(site, address, choice)),
      undo: (address) => take(previewData.undecideDraft(site, address)),
      facts: {
        ...previewData,
        formatPriceField: (price) => previewData.formatPriceField(price, country)
      }
    }
  }, [previewData, wanted, site, dispatch])
}

/** The drafts of a site, such as that of a project; undefined until the built-in content is loaded. */
export function useDraftsOf(site: Site): readonly Draft[] | undefined {
  const previewData = usePreviewData(true)
  return useMemo(() => previewData?.draftsOf(site), [previewData, site])
}
