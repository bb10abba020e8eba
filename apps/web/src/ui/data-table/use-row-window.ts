import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useCallback } from 'react'
import { toWindowParts, type WindowPart } from './row-window.ts'

interface RowWindowOptions {
  count: number
  rowHeight: number
  /** Scrolls, and is as high as rows are drawn; undefined where all of them are. */
  scroller: HTMLDivElement | null
  isVirtual: boolean
  /** Covers the upper edge of the scroller. */
  headHeight: number
  /** Stays drawn wherever the scroller is, because it has the focus. */
  currentIndex: number | undefined
}

/** The rows that are drawn: those in view and some around them, where the table scrolls by itself. */
export function useRowWindow(options: RowWindowOptions): {
  parts: readonly WindowPart[]
  scrollTo: (index: number) => void
} {
  const { count, rowHeight, scroller, isVirtual, headHeight, currentIndex } = options
  const rangeExtractor = useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range)
      return currentIndex === undefined || shown.includes(currentIndex) ? shown : [...shown, currentIndex]
    },
    [currentIndex]
  )
  // oxlint-disable-next-line react/incompatible-library -- there is no React Compiler here
  const virtualizer = useVirtualizer({
    count,
    enabled: isVirtual,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan: 4,
    scrollPaddingEnd: headHeight,
    rangeExtractor,
    // Rows are laid out by the table, after React: a synchronous render for each scroll event costs frames.
    useFlushSync: false
  })
  const indexes = isVirtual
    ? virtualizer.getVirtualItems().map(({ index }) => index)
    : Array.from({ length: count }, (_, index) => index)
  return {
    parts: toWindowParts(indexes, count, rowHeight),
    scrollTo: (index) => {
      if (isVirtual) virtualizer.scrollToIndex(index, { align: 'auto' })
    }
  }
}
