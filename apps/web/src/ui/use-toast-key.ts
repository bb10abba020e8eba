import { useEffect, type RefObject } from 'react'

/** F6 leads to the newest toast, where Tab reaches its buttons and Escape closes it; once more, and it leads back. */
export function useToastKey(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const newest = region.current?.querySelector<HTMLElement>('.toast[data-state="open"]')
      if (event.key !== 'F6' || !newest) return
      event.preventDefault()
      const { activeElement } = document
      if (activeElement instanceof HTMLElement && region.current?.contains(activeElement) === true)
        activeElement.blur()
      else newest.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [region])
}
