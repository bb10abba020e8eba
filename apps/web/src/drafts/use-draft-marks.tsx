import { useMemo } from 'react'
import { useDrafts } from '../builder/use-drafts.ts'
import type { DraftMarks } from '../ui/preview-pane/draft-marks.ts'
import { DraftMenu } from './draft-menu.tsx'
import { useDraftsView } from './drafts-context.tsx'

/** Marks of the drafts of the wizard's site for the preview; undefined until they are loaded. */
export function useDraftMarks(): DraftMarks | undefined {
  const drafts = useDrafts()
  const { published, selected, select } = useDraftsView()
  const labels = useMemo(
    () => Object.fromEntries((drafts?.left ?? []).map(({ address, name }) => [address, name])),
    [drafts]
  )
  return useMemo(
    () =>
      drafts && {
        published,
        labels,
        selected,
        onSelect: select,
        menu: (address, style, shut) => (
          <DraftMenu key={address} drafts={drafts} address={address} style={style} onClose={shut} />
        )
      },
    [drafts, published, labels, selected, select]
  )
}
