import { useEffect, useState } from 'react'

/**
 * Defers `open` by one render: a drawer stores where the focus was when it is told to open, not when it is mounted
 * open, as a lazily loaded one is. So closing restores the focus the first time too.
 */
export function useDeferredOpen(opened: boolean): boolean {
  const [told, setTold] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect -- the dialog has to be drawn shut once before it opens
  useEffect(() => setTold(opened), [opened])
  return told
}
