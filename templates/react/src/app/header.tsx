import '../styles/ui/nav.css'
import { scrolled } from '../browser/browser-value.ts'
import { toggleColorScheme } from '../browser/color-scheme.ts'
import { frameMessages } from '../domain/messages/frame.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { MainAction } from '../ui/main-action.tsx'
import { menuId, useNavigationEntries } from '../ui/navigation.ts'
import { useSite } from '../ui/site-context.tsx'
import { Slots } from '../ui/slots.tsx'
import { useBrowserValue } from '../ui/use-client.ts'
import { Brand } from './brand.tsx'
import { NavList } from './nav-list.tsx'

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
