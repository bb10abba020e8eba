import { useState } from 'react'

/** A dialog that begins anew each time it opens, and ends shut, so that the focus goes back. */
export interface DialogState {
  opened: boolean
  /** Counts the openings; it is the key of the dialog. */
  round: number
  open: () => void
  close: () => void
}

export function useDialog(): DialogState {
  const [{ opened, round }, setFlow] = useState({ opened: false, round: 0 })
  return {
    opened,
    round,
    open: () => setFlow({ opened: true, round: round + 1 }),
    close: () => setFlow({ opened: false, round })
  }
}
