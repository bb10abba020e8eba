import { useMemo } from 'react'
import { useDrafts } from '../state/drafts.ts'
import type { Marks } from '../ui/bench/marks.ts'
import { DraftMenu } from './draft-menu.tsx'
import { useDraftsView } from './drafts-context.tsx'

/** How the preview marks the drafts of the wizard's site; undefined until they are known. */
export function useMarks(): Marks | undefined {
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
          <DraftMenu key={address} drafts={drafts} address={address} style={style} onShut={shut} />
        )
      },
    [drafts, published, labels, selected, select]
  )
}
