import type { CSSProperties, ReactNode } from 'react'

/** A rectangle in pixels of the previewed page. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The marks of drafts in the preview, and the menu of a pressed mark. */
export interface DraftMarks {
  /** Drafts are left out, as in a launch build. */
  published: boolean
  /** Label of each draft, by its address. */
  labels: Readonly<Record<string, string>>
  /** The draft that is highlighted in all frames. */
  selected: string | null
  onSelect: (address: string | null) => void
  /** The menu beside a pressed mark, drawn above the frame and never scaled. */
  menu: (address: string, style: CSSProperties, shut: () => void) => ReactNode
}
