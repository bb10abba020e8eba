import '../styles/ui/nav.css'
import { frameMessages } from '../domain/messages/frame.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { menuId } from '../ui/navigation.ts'
import { useSite } from '../ui/site-context.tsx'
import { Slots } from '../ui/slots.tsx'
import { Brand } from './brand.tsx'
import { NavList } from './nav-list.tsx'
import { SchemeSwitch } from './scheme-switch.tsx'
import { useScrolled } from './use-scrolled.ts'

/** The top of every page: name, the main pages, the action, and the menu with everything. */
export function Header() {
  const { content, customization } = useSite()
  const scrolled = useScrolled()
  const { action } = content.hero
  return (
    <header className="top" data-scrolled={scrolled || undefined}>
      <div className="top-in wrap">
        <Brand />
        <nav className="nav" aria-label={frameMessages.mainNavigation}>
          <NavList />
        </nav>
        <div className="top-end">
          <Slots name="header" />
          {customization.darkMode && <SchemeSwitch />}
          <ButtonLink page={action.page} className="top-cta">
            {action.label}
          </ButtonLink>
          <button className="menu-btn" type="button" popoverTarget={menuId}>
            <Icon name="menu" />
            <span>{frameMessages.menu}</span>
          </button>
        </div>
      </div>
    </header>
  )
}
