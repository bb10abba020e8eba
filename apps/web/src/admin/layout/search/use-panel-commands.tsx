import { mayRead } from '@sitewright/api/access'
import type { SessionUser } from '@sitewright/api'
import {
  IconBell,
  IconKeyboard,
  IconLogout,
  IconMoon,
  IconPlus,
  IconSettings,
  IconTable,
  IconUserCircle
} from '@tabler/icons-react'
import { useStopViewing } from '../../../sign-in/auth.tsx'
import { useSignOut } from '../../../sign-in/user-menu.tsx'
import { viewMessages } from '../../../sign-in/view-as/messages.ts'
import type { Command } from '../../../ui/find-commands.ts'
import { userMessages } from '../../shared/messages.ts'
import { addUserPath, userViews } from '../../shared/user-views.ts'
import { useOpenOverlay } from '../overlays.tsx'
import { useChangePreferences } from '../preferences/use-change-preferences.ts'
import { screensFor } from '../screens.ts'
import { searchMessages as words } from './messages.ts'
import { useOpenPage } from './use-open-page.ts'

const { groups, acts } = words

/** The screens, actions and views of the control panel that the user may use. */
export function usePanelCommands(user: SessionUser): Command[] {
  const { permissions } = user
  const open = useOpenPage()
  return [
    ...screensFor(user).map(({ path, name, key, icon: Icon }) => ({
      id: `screen-${path}`,
      label: name,
      group: groups.screens,
      keys: `g ${key}`,
      icon: <Icon className="i" aria-hidden />,
      onClick: () => open(path)
    })),
    ...useRunCommands(permissions),
    ...(mayRead(permissions, 'user.read') ? userViews : []).map(({ id, name, query }) => ({
      id: `view-${id}`,
      label: name,
      group: groups.views,
      icon: <IconTable className="i" aria-hidden />,
      onClick: () => open(query === '' ? '/admin/users' : `/admin/users?${query}`)
    }))
  ]
}

function useRunCommands(permissions: SessionUser['permissions']): Command[] {
  const open = useOpenPage()
  const openOverlay = useOpenOverlay()
  const change = useChangePreferences()
  const signOut = useSignOut('/admin')
  const stop = useStopViewing()
  const act = (id: string, label: string, icon: Command['icon'], onClick: () => void): Command => ({
    id,
    label,
    group: groups.acts,
    icon,
    onClick
  })
  return [
    ...(permissions.includes('user.write')
      ? [act('add-user', userMessages.add, <IconPlus className="i" aria-hidden />, () => open(addUserPath))]
      : []),
    act('notices', acts.notices, <IconBell className="i" aria-hidden />, () => openOverlay('notices')),
    act('preferences', acts.preferences, <IconSettings className="i" aria-hidden />, () =>
      openOverlay('preferences')
    ),
    {
      ...act('keys', acts.keys, <IconKeyboard className="i" aria-hidden />, () => openOverlay('keys')),
      keys: '?'
    },
    ...(['auto', 'light', 'dark'] as const).map((theme) =>
      act(`theme-${theme}`, acts.themes[theme], <IconMoon className="i" aria-hidden />, () =>
        change({ theme })
      )
    ),
    act('profile', acts.profile, <IconUserCircle className="i" aria-hidden />, () => open('/auth/profile')),
    stop === undefined
      ? act('logout', acts.logout, <IconLogout className="i" aria-hidden />, () => void signOut())
      : act('stop-viewing', viewMessages.stop, <IconLogout className="i" aria-hidden />, stop)
  ]
}
