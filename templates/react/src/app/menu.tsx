import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { frameMessages } from '../domain/messages/frame.ts'
import { Icon } from '../ui/icon.tsx'
import { menuId } from '../ui/navigation.ts'
import { Phone } from '../ui/reach.tsx'
import { useSite } from '../ui/site-context.tsx'
import { NavList } from './nav-list.tsx'

/** The menu with every page, as a drawer. It is a popover: a click beside it or Escape closes it. */
export function Menu() {
  const { contactPhone, location } = useSite().businessInfo
  const { key } = useLocation()
  const sheet = useRef<HTMLDivElement>(null)

  useEffect(() => sheet.current?.hidePopover(), [key])

  return (
    <div
      className="sheet"
      id={menuId}
      popover="auto"
      ref={sheet}
      role="dialog"
      aria-label={frameMessages.menu}
    >
      <div className="sheet-head">
        <b>{frameMessages.menu}</b>
        <button
          className="icon-btn"
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={frameMessages.close}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={frameMessages.menu}>
        <NavList />
      </nav>
      <p className="small">
        {contactPhone && <Phone number={contactPhone} className="plain" />}
        <br />
        {location}
      </p>
    </div>
  )
}
