import { useEffect, useRef, useState } from 'react'
import type { Banner } from '../../domain/notifications.ts'
import { Notice } from '../../ui/notice.tsx'
import { useNotifications } from './context.ts'

/** Notifications as banners above the page, for a while. Hover and focus make one stay. */
export function Banners() {
  const { banners, closeBanner } = useNotifications()
  return (
    <div className="banners" role="status">
      {banners.map((banner) => (
        <ClosingBanner key={banner.id} banner={banner} onClose={() => closeBanner(banner.id)} />
      ))}
    </div>
  )
}

function ClosingBanner({ banner, onClose }: { banner: Banner; onClose: () => void }) {
  const [held, setHeld] = useState(false)
  const left = useRef(banner.duration)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })

  useEffect(() => {
    if (!banner.autoClose || held) return undefined
    const begin = performance.now()
    const timer = setTimeout(() => close.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(1000, left.current - (performance.now() - begin))
    }
  }, [banner.autoClose, held])

  return (
    <div
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Notice tone={banner.type} onDismiss={onClose}>
        {banner.message}
      </Notice>
    </div>
  )
}
