import type { View } from '@sitewright/client'
import { IconEye } from '@tabler/icons-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useSeconds } from '../../ui/age/use-seconds.ts'
import { viewMessages as messages } from './messages.ts'
import { nameOf } from '../../lib/name-of.ts'
import styles from './view-banner.module.css'

/** Minutes before the end at which a screen reader announces it. */
const announcedAt: readonly number[] = [5, 1]

interface ViewBannerProps {
  view: View
  onStop: () => Promise<void>
}

/** The first of every page that is not one's own: whose it is, that nothing can be changed, for how long, and the way out. */
export function ViewBanner({ view, onStop }: ViewBannerProps) {
  const banner = useRef<HTMLElement>(null)
  const [stopping, setStopping] = useState(false)
  const minutes = Math.ceil((view.endsAt - useSeconds()) / 60_000)
  const name = nameOf(view.user)
  useTop(banner)
  // The page that began it is gone, and the focus with it.
  useEffect(() => banner.current?.focus(), [])
  const stop = (): void => {
    if (stopping) return
    setStopping(true)
    void onStop()
  }
  return (
    <section
      ref={banner}
      tabIndex={-1}
      className={`dense ${styles.banner}`}
      aria-label={messages.region(name)}
    >
      <IconEye className="i" aria-hidden />
      <p className={styles.who}>
        {messages.viewing} <b>{name}</b> <span className={styles.email}>{view.user.email}</span>
      </p>
      <p className={styles.limits}>
        <b>{messages.readOnly}</b> <span className="num">{messages.left(minutes)}</span>
      </p>
      <button type="button" className="btn" aria-disabled={stopping || undefined} onClick={stop}>
        {messages.stop}
      </button>
      <p className="vh" role="status">
        {announcement(name, minutes)}
      </p>
    </section>
  )
}

/** The announcement to make: the last of the times that were reached. */
function announcement(name: string, minutes: number): string {
  const reached = announcedAt.findLast((each) => minutes <= each)
  return reached === undefined ? '' : messages.announced(name, reached)
}

/** Lets what sticks to the top of a page, or fills its height, know of the banner over it. */
function useTop(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0
      style.setProperty('--top', `${Math.round(height)}px`)
    })
    if (banner.current !== null) observer.observe(banner.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--top')
    }
  }, [banner])
}
