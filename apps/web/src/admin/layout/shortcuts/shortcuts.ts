import { screensFor, type PanelUser } from '../screens.ts'
import { keyMessages as words } from './messages.ts'

export interface ShortcutGroup {
  name: string
  keys: readonly { keys: string; act: string }[]
}

/** The keys of the control panel that the user has. */
export function shortcuts(user: PanelUser): readonly ShortcutGroup[] {
  return [
    {
      name: words.everywhere,
      keys: [
        { keys: 'mod+k', act: words.search },
        ...screensFor(user).map(({ key, name }) => ({ keys: `g ${key}`, act: words.goTo(name) })),
        { keys: 'escape', act: words.close },
        { keys: 'z', act: words.undo },
        { keys: 'r', act: words.refresh },
        { keys: '?', act: words.map }
      ]
    },
    {
      name: words.lists,
      keys: [
        { keys: '/', act: words.searchList },
        { keys: 'j', act: words.next },
        { keys: 'k', act: words.previous },
        { keys: 'x', act: words.select },
        { keys: 'shift+x', act: words.selectRange },
        { keys: 'enter', act: words.open }
      ]
    },
    {
      name: words.records,
      keys: [
        { keys: 'j', act: words.nextRecord },
        { keys: 'k', act: words.previousRecord },
        { keys: ']', act: words.nextTab },
        { keys: '[', act: words.previousTab }
      ]
    },
    ...(user.permissions.includes('user.write')
      ? [
          {
            name: words.people,
            keys: [
              { keys: 'e', act: words.edit },
              { keys: 'd', act: words.deactivate }
            ]
          }
        ]
      : [])
  ]
}
