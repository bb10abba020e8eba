import { useEffect, useRef, useState } from 'react'
import { useAttention } from '../../lib/use-attention.ts'
import { toast } from '../../ui/toast.ts'
import { monitoringMessages as words } from './messages.ts'

/** Seconds between two readings, as the address and the switch name them (spec 2 §9). */
export type RefreshInterval = keyof typeof words.intervals

/**
 * Reads again and again while it is on and the user is at the page; the first failure turns it off and says why (spec 2
 * §4). Off by default.
 */
export function useAutoRefresh(readAgain: () => Promise<void>) {
  const [isOn, setOn] = useState(false)
  const [interval, setInterval] = useState<RefreshInterval>('30')
  const attention = useAttention()
  const latest = useRef(readAgain)
  useEffect(() => {
    latest.current = readAgain
  })
  useEffect(() => {
    if (!isOn) return
    const timer = globalThis.setInterval(
      () => {
        if (!attention.isAttended()) return
        latest.current().catch((error: unknown) => {
          setOn(false)
          const why = error instanceof Error ? error.message : words.errorText
          toast({ tone: 'warning', title: words.autoRefreshFailed, text: words.autoRefreshOff(why) })
        })
      },
      Number(interval) * 1000
    )
    return () => globalThis.clearInterval(timer)
  }, [isOn, interval, attention])
  return { isOn, setOn, interval, setInterval }
}
