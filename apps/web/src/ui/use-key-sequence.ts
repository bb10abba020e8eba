import { useEffect, useEffectEvent } from 'react'
import { isPageKey, nameOfKey } from './single-keys.ts'

/** Milliseconds in which the second key follows the first. */
const followMs = 1500

/**
 * Keys that are pressed one after the other, such as `g` and then `u`. The second key is theirs alone: what it does by
 * itself on the page does not happen.
 */
export function useKeySequence(first: string, then: Readonly<Record<string, () => void>>): void {
  const run = useEffectEvent((name: string) => then[name]?.())
  useEffect(() => {
    let pressedAt: number | undefined
    const press = (event: KeyboardEvent): void => {
      const name = nameOfKey(event)
      if (name === undefined || !isPageKey(event, name)) return
      const isSecond = pressedAt !== undefined && event.timeStamp - pressedAt <= followMs
      pressedAt = !isSecond && name === first ? event.timeStamp : undefined
      if (!isSecond) return
      event.preventDefault()
      event.stopImmediatePropagation()
      run(name)
    }
    // Before the single keys of the page hear of it.
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  }, [first])
}
