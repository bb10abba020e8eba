import './styles/popup.css'
import { Menu as ArkMenu } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import { Fragment, useEffect, useState } from 'react'
import { findOverlayContainer } from './find-overlay-container.ts'
import { KeyHint } from './key-hint/key-hint.tsx'
import type { MenuGroup, MenuItem, MenuListProps } from './menu.tsx'

/** The list of a menu while it is open, with the library that moves in it and places it. */
export function MenuList({ start, ...list }: MenuListProps) {
  return start === undefined ? null : <OpenMenuList start={start} {...list} />
}

function OpenMenuList({ start, groups, buttonId, listId, onClose }: MenuListProps) {
  useFocusReturn(buttonId)
  const [container] = useState(() => ({ current: findOverlayContainer(document.getElementById(buttonId)) }))
  const items = groups.flatMap((group) => group.items)
  const highlighted = start === 'first' ? items[0] : start === 'last' ? items.at(-1) : undefined
  return (
    <ArkMenu.Root
      open
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
      ids={{ trigger: buttonId, content: listId }}
      defaultHighlightedValue={highlighted?.id ?? null}
      loopFocus
      positioning={{ placement: 'bottom-end', gutter: 4, strategy: 'fixed' }}
    >
      <Portal container={container}>
        <ArkMenu.Positioner className="popup-stage">
          <ArkMenu.Content className="popup menu">
            {groups.map((group, index) => (
              <Fragment key={group.id}>
                {index > 0 && <ArkMenu.Separator />}
                <Group group={group} />
              </Fragment>
            ))}
          </ArkMenu.Content>
        </ArkMenu.Positioner>
      </Portal>
    </ArkMenu.Root>
  )
}

function Group({ group: { id, label, items } }: { group: MenuGroup }) {
  const list = items.map((item) => <Item key={item.id} item={item} />)
  if (label === undefined) return list
  return (
    <ArkMenu.ItemGroup id={id}>
      <ArkMenu.ItemGroupLabel className="popup-heading">{label}</ArkMenu.ItemGroupLabel>
      {list}
    </ArkMenu.ItemGroup>
  )
}

function Item({ item }: { item: MenuItem }) {
  const { id, label, icon, shortcut, danger = false, unavailable, onSelect } = item
  const isUnavailable = unavailable !== undefined
  return (
    <ArkMenu.Item
      value={id}
      valueText={label}
      // The library leaves its own disabled items out of the keys, and so their reasons unread.
      aria-disabled={isUnavailable || undefined}
      aria-keyshortcuts={shortcut}
      closeOnSelect={!isUnavailable}
      onSelect={isUnavailable ? undefined : onSelect}
      className={`popup-item ${danger && !isUnavailable ? 'danger' : ''}`}
    >
      {icon}
      <span className="popup-text">
        {label}
        {isUnavailable && <small>{unavailable}</small>}
      </span>
      {shortcut && <KeyHint keys={shortcut} />}
    </ArkMenu.Item>
  )
}

/** Gives the focus back to the button when the menu is gone, unless something else has it by then. */
function useFocusReturn(buttonId: string): void {
  useEffect(
    () => () => {
      const { activeElement, body } = document
      if (activeElement === null || activeElement === body) document.getElementById(buttonId)?.focus()
    },
    [buttonId]
  )
}
