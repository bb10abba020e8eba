import { useEffect, useState } from 'react'

/**
 * Whether to open, told one moment later: a drawer notes where the focus was when it is told to open, not when it
 * arrives open, as one that is fetched with its first use does. So closing gives the focus back the first time too.
 */
export function useDeferredOpen(opened: boolean): boolean {
  const [told, setTold] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect -- the dialog has to be drawn shut once before it opens
  useEffect(() => setTold(opened), [opened])
  return told
}
