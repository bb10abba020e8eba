import './styles/dialog.css'
import './styles/command-palette.css'
import { Combobox, createListCollection } from '@ark-ui/react/combobox'
import { Dialog as ArkDialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { IconSearch } from '@tabler/icons-react'
import { useLayoutEffect, useRef, useState } from 'react'
import {
  findCommands,
  groupCommands,
  splitAtMatch,
  type Command,
  type CommandGroup
} from './find-commands.ts'
import { KeyHint } from './key-hint/key-hint.tsx'

interface CommandPaletteProps {
  /** Count of the requests to open it; it opens when this changes. */
  asked: number
  label: string
  placeholder: string
  /** Shown where nothing matches the query. */
  nothingFound: string | ((query: string) => string)
  commands: readonly Command[]
  /** Results of a search elsewhere for the query; they are not filtered. */
  found?: readonly Command[]
  /** The status of the search elsewhere, where it is to be shown. */
  status?: string | undefined
  /** Gets the query at each change, and an empty one when the palette closes. */
  onQuery?: (query: string) => void
}

/** Commands by name: a field, and a list that follows what is typed. */
export function CommandPalette({ asked, label, ...list }: CommandPaletteProps) {
  const [closed, setClosed] = useState(0)
  const close = (): void => {
    setClosed(asked)
    list.onQuery?.('')
  }
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

function CommandList(props: CommandListProps) {
  const { placeholder, nothingFound, commands, found = [], status, onQuery, onClose } = props
  const [query, setQuery] = useState('')
  const groups = groupCommands([...findCommands(commands, query), ...found])
  const shown = groups.flatMap((group) => group.commands)
  // What Enter runs: the first that can be run, until another one is chosen. What is found later changes neither.
  const [chosen, setChosen] = useState<string>()
  const isShown = shown.some(({ id }) => id === chosen)
  const highlighted = isShown ? chosen : shown.find(({ disabled }) => disabled !== true)?.id
  const collection = createListCollection({
    items: shown,
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
      onInputValueChange={({ inputValue }) => {
        setQuery(inputValue)
        setChosen(undefined)
        onQuery?.(inputValue)
      }}
      highlightedValue={highlighted ?? null}
      onHighlightChange={({ highlightedValue }) => setChosen(highlightedValue ?? undefined)}
    >
      <Combobox.Label className="vh">{placeholder}</Combobox.Label>
      <Combobox.Control className="palette-search">
        <IconSearch className="i" aria-hidden />
        <Combobox.Input placeholder={placeholder} data-autofocus />
      </Combobox.Control>
      <Combobox.Content className="palette-list">
        {groups.map((group) => (
          <Group key={group.name ?? ''} group={group} query={query} />
        ))}
      </Combobox.Content>
      <p className="palette-empty" role="status">
        {status ??
          (shown.length === 0 && (typeof nothingFound === 'string' ? nothingFound : nothingFound(query)))}
      </p>
    </Combobox.Root>
  )
}

function Group({ group: { name, commands }, query }: { group: CommandGroup; query: string }) {
  const items = commands.map((command) => <Item key={command.id} command={command} query={query} />)
  if (name === undefined) return items
  return (
    <Combobox.ItemGroup id={name}>
      <Combobox.ItemGroupLabel className="palette-heading">{name}</Combobox.ItemGroupLabel>
      {items}
    </Combobox.ItemGroup>
  )
}

function Item({ command, query }: { command: Command; query: string }) {
  const { label, description, icon, keys } = command
  return (
    <Combobox.Item item={command} className="palette-item">
      {icon}
      <span className="palette-text">
        <Combobox.ItemText>
          {splitAtMatch(label, query).map((part, index) =>
            index === 1 ? <mark key={index}>{part}</mark> : part
          )}
        </Combobox.ItemText>
        {description && <small>{description}</small>}
      </span>
      {keys && <KeyHint keys={keys} />}
    </Combobox.Item>
  )
}
