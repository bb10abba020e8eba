import { useId, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { IconDots } from '@tabler/icons-react'
import { lazyOnFirstUse } from '../lib/lazy-on-first-use.tsx'
import { IconButton } from './button.tsx'

/** An act in a menu. */
export interface MenuItem {
  id: string
  label: string
  icon?: ReactNode
  /** The single key that does the same on this screen, such as `E`. */
  shortcut?: string
  /** It destroys something. */
  danger?: boolean
  /** Why it cannot be done now. The item stays in its place, and the keys reach it, so that the reason can be read. */
  unavailable?: string | undefined
  onSelect: () => void
}

export interface MenuGroup {
  id: string
  /** Its heading; without one, a line alone divides it from the group above. */
  label?: string
  items: readonly MenuItem[]
}

/** The props that make a button open a menu. */
export interface MenuButtonProps {
  id: string
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: (event: MouseEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** The item that is highlighted first: none where a pointer opened the menu. */
export type MenuStart = 'none' | 'first' | 'last'

export interface MenuListProps {
  /** Undefined while the menu is closed. */
  start: MenuStart | undefined
  groups: readonly MenuGroup[]
  buttonId: string
  listId: string
  onClose: () => void
}

const MenuList = lazyOnFirstUse<MenuListProps>(
  async () => (await import('./menu-list.tsx')).MenuList,
  ({ start }) => start !== undefined
)

const startKeys: Record<string, MenuStart> = { ArrowDown: 'first', ArrowUp: 'last' }

const noGroups: readonly MenuGroup[] = []

interface MenuProps {
  /** A function is asked for them when the menu opens, where there are many menus. */
  groups: readonly MenuGroup[] | (() => readonly MenuGroup[])
  /** Draws the button; the menu has its name. */
  children: (button: MenuButtonProps) => ReactNode
}

/**
 * A menu of acts behind a button: arrow keys, Home and End, and the beginning of a name move in it. On phones it is a
 * sheet at the bottom. Its code is loaded with the first one that opens.
 */
export function Menu({ groups, children }: MenuProps) {
  const id = useId()
  const [start, setStart] = useState<MenuStart>()
  const listId = `${id}-list`
  const isOpen = start !== undefined
  return (
    <>
      {children({
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? listId : undefined,
        // A click by Enter or Space has no detail.
        onClick: ({ detail }) => setStart(isOpen ? undefined : detail === 0 ? 'first' : 'none'),
        onKeyDown: (event) => {
          const asked = startKeys[event.key]
          if (asked === undefined || isOpen) return
          event.preventDefault()
          setStart(asked)
        }
      })}
      <MenuList
        start={start}
        groups={isOpen ? (typeof groups === 'function' ? groups() : groups) : noGroups}
        buttonId={id}
        listId={listId}
        onClose={() => setStart(undefined)}
      />
    </>
  )
}

/** The menu of a row behind a button of three dots; the label names the row. */
export function RowMenu({ label, groups }: Pick<MenuProps, 'groups'> & { label: string }) {
  return (
    <Menu groups={groups}>
      {(button) => (
        <IconButton label={label} {...button}>
          <IconDots className="i" aria-hidden />
        </IconButton>
      )}
    </Menu>
  )
}
