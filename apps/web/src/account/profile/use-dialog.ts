import { useState } from 'react'

/** A dialog that resets each time it opens, and stays mounted when closed, so that the focus returns. */
export interface DialogState {
  opened: boolean
  /** Counts the openings; it is the React key of the dialog. */
  round: number
  open: () => void
  close: () => void
}

export function useDialog(): DialogState {
  const [{ opened, round }, setDialog] = useState({ opened: false, round: 0 })
  return {
    opened,
    round,
    open: () => setDialog({ opened: true, round: round + 1 }),
    close: () => setDialog({ opened: false, round })
  }
}
