import type { ExplorerCall } from '@sitewright/api'
import { useState } from 'react'

/** A call of the history that is sent again. */
export interface Replay {
  past: ExplorerCall
  /** Counts from 1, so that the same call twice is two. */
  number: number
  /** Whether it is still to be sent; true once. */
  take: () => boolean
}

/** The call of the history that was chosen last, to be sent again once. */
export function useReplay(): [Replay | undefined, (past: ExplorerCall) => void] {
  const [replay, setReplay] = useState<Replay>()
  const choose = (past: ExplorerCall): void => {
    let isWaiting = true
    const take = (): boolean => {
      const was = isWaiting
      isWaiting = false
      return was
    }
    setReplay((before) => ({ past, number: (before?.number ?? 0) + 1, take }))
  }
  return [replay, choose]
}
