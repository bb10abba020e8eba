import { useEffect, useState, type RefObject } from 'react'

/** The inner size of an element, in pixels (ResizeObserver). */
export function useSize(element: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.target.clientWidth, height: entry.target.clientHeight })
    })
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return size
}
