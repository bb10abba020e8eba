import './styles/dialog.css'
import './styles/command-palette.css'
import { Combobox, createListCollection } from '@ark-ui/react/combobox'
import { Dialog as ArkDialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { IconSearch } from '@tabler/icons-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { findCommands, splitAtMatch, type Command } from './find-commands.ts'

interface CommandPaletteProps {
  /** How often it was asked for; it opens each time. */
  asked: number
  label: string
  placeholder: string
  /** What is said where no command has what was typed in its name. */
  nothingFound: string
  commands: readonly Command[]
}

/** Commands by name: a field, and a list that follows what is typed. */
export function CommandPalette({ asked, label, ...list }: CommandPaletteProps) {
  const [closed, setClosed] = useState(0)
  const close = (): void => setClosed(asked)
  // The list focuses its field before the dialog has seen what had the focus.
  const before = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && activeElement.closest('.palette') === null)
      before.current = activeElement
  }, [asked])
  return (
    <ArkDialog.Root
      open={asked > closed}
      onOpenChange={({ open }) => {
        if (!open) close()
      }}
      finalFocusEl={() => before.current}
      preventScroll={false}
      aria-label={label}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <ArkDialog.Backdrop className="scrim" />
        <ArkDialog.Positioner className="palette-stage">
          <ArkDialog.Content className="dialog palette">
            <CommandList {...list} onClose={close} />
          </ArkDialog.Content>
        </ArkDialog.Positioner>
      </Portal>
    </ArkDialog.Root>
  )
}

type CommandListProps = Omit<CommandPaletteProps, 'asked' | 'label'> & { onClose: () => void }

function CommandList({ placeholder, nothingFound, commands, onClose }: CommandListProps) {
  const [query, setQuery] = useState('')
  const found = findCommands(commands, query)
  const collection = createListCollection({
    items: found,
    itemToValue: ({ id }) => id,
    itemToString: (command) => command.label,
    isItemDisabled: ({ disabled }) => disabled === true
  })
  return (
    <Combobox.Root
      open
      disableLayer
      allowCustomValue
      closeOnSelect={false}
      selectionBehavior="preserve"
      collection={collection}
      value={[]}
      onValueChange={({ items: [command] }) => {
        onClose()
        command?.onClick()
      }}
      inputValue={query}
      onInputValueChange={({ inputValue }) => setQuery(inputValue)}
    >
      <Combobox.Label className="vh">{placeholder}</Combobox.Label>
      <Combobox.Control className="palette-search">
        <IconSearch className="i" aria-hidden />
        <Combobox.Input placeholder={placeholder} data-autofocus />
      </Combobox.Control>
      <Combobox.Content className="palette-list">
        {found.map((command) => (
          <Combobox.Item key={command.id} item={command} className="palette-item">
            <Combobox.ItemText>
              {splitAtMatch(command.label, query).map((part, index) =>
                index === 1 ? <mark key={index}>{part}</mark> : part
              )}
            </Combobox.ItemText>
            {command.description && <small>{command.description}</small>}
          </Combobox.Item>
        ))}
      </Combobox.Content>
      <p className="palette-empty" role="status">
        {found.length === 0 && nothingFound}
      </p>
    </Combobox.Root>
  )
}
