import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { scrolled } from '../browser/page.ts'
import { toggleColorScheme } from '../browser/device.ts'
import { frameMessages } from '../domain/messages.ts'
import { logoSize } from '../domain/pictures.ts'
import { isLongName } from '../domain/text.ts'
import '../styles/navigation.css'
import { Icon, IconButton, PageLink } from '../ui/controls.tsx'
import { useBrowserValue } from '../ui/hooks.tsx'
import { MainAction, Phone } from '../ui/reach.tsx'
import { menuId, Slots, useMark, useNavigationEntries, usePages, useSite } from '../ui/site-context.tsx'
import { Words } from '../ui/words.tsx'

/**
 * The header of every page: name, navigation, call to action, and the menu with everything. `bare` leaves the call to
 * action out, where the page itself begins with it.
 */
export function Header({ bare }: { bare: boolean }) {
  const { content, customization } = useSite()
  const isScrolled = useBrowserValue(scrolled)
  const { action } = content.hero
  const several = useNavigationEntries().length > 1
  return (
    <header className="top" data-scrolled={isScrolled || undefined}>
      <div className="top-in wrap">
        <Brand />
        {several && (
          <nav className="nav" aria-label={frameMessages.mainNavigation}>
            <NavList />
          </nav>
        )}
        <div className="top-end">
          <Slots name="header" />
          {customization.darkMode && (
            <IconButton icon="moon" label={frameMessages.scheme} onClick={() => toggleColorScheme()} />
          )}
          {!bare && <MainAction action={action} className="top-cta" />}
          {several && (
            <button className="menu-btn" type="button" popoverTarget={menuId}>
              <Icon name="menu" />
              <span>{frameMessages.menu}</span>
            </button>
          )}
        </div>
      </div>
    </header>
  )
}

/** The logo mark and the name, as a link to the home page. */
export function Brand() {
  const { businessInfo, content } = useSite()
  const { logo } = content
  const mark = useMark()
  return (
    <PageLink page="home" className={isLongName(businessInfo.businessName) ? 'brand brand-long' : 'brand'}>
      {logo ? (
        <img className="logo" src={mark} alt="" {...logoSize(logo)} />
      ) : (
        <img src={mark} alt="" width="36" height="36" />
      )}
      <span className={logo?.alone && 'sr'}>
        <Words of={businessInfo} field="businessName" own />
      </span>
    </PageLink>
  )
}

/** The menu with every page, as a drawer. It is a popover: a click beside it or Escape closes it. */
export function Menu() {
  const { businessInfo } = useSite()
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
        {businessInfo.contactPhone && <Phone className="plain" />}
        <br />
        <Words of={businessInfo} field="location" />
      </p>
    </div>
  )
}

/** The pages of the site. How many of them are seen is up to the style sheet. */
export function NavList() {
  const pages = usePages()
  return (
    <ul>
      {useNavigationEntries().map(({ page, label, icon, feature }) => {
        const place = pages.get(page)
        return (
          place && (
            <li key={page} data-feature={feature}>
              <NavLink to={place.path} end>
                <Icon name={icon} />
                <span>{label}</span>
              </NavLink>
            </li>
          )
        )
      })}
    </ul>
  )
}
