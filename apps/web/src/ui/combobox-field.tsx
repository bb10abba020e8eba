import './styles/combobox.css'
import './styles/popup.css'
import { Combobox as Ark, createListCollection } from '@ark-ui/react/combobox'
import { Portal } from '@ark-ui/react/portal'
import { IconCheck, IconChevronDown, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import type { ComboboxOption, ComboboxProps } from './combobox.tsx'
import { Field } from './field.tsx'
import { findOverlayContainer } from './find-overlay-container.ts'
import { comboboxMessages } from './messages.ts'
import { useComboboxText } from './use-combobox-text.ts'

/** The field of a combobox, with the library that moves in its list and places it. */
export function ComboboxField(props: ComboboxProps) {
  const { label, help, error, placeholder, disabled, selected, multiple = false, state = 'ready' } = props
  const { text, shown, change, choose, settle } = useComboboxText(props)
  const container = useRef<HTMLElement>(null)
  const collection = createListCollection({
    items: shown,
    isItemDisabled: (option) => option.disabled === true
  })
  return (
    <Field label={label} help={help} error={error}>
      {(wiring) => (
        <Ark.Root
          collection={collection}
          ids={{ input: wiring.id, label: `${wiring.id}-label` }}
          disabled={disabled}
          multiple={multiple}
          closeOnSelect={!multiple}
          selectionBehavior="preserve"
          allowCustomValue
          openOnClick
          value={selected.map(({ value }) => value)}
          onValueChange={({ value }) => choose(value)}
          inputValue={text}
          onInputValueChange={({ inputValue, reason }) => {
            if (reason === 'input-change') change(inputValue)
          }}
          onOpenChange={({ open }) => {
            if (!open) settle()
          }}
          positioning={{ sameWidth: true, gutter: 4, strategy: 'fixed' }}
          lazyMount
          unmountOnExit
        >
          {multiple && <Chips {...props} />}
          <Ark.Control
            className="combobox"
            ref={(control) => {
              container.current = findOverlayContainer(control)
            }}
          >
            <Ark.Input
              {...wiring}
              className="input"
              placeholder={placeholder}
              // The list does not tell that it closes where Tab leaves an emptied field.
              onBlur={settle}
              onKeyDown={({ key }) => {
                if (multiple && key === 'Backspace' && text === '') props.onChange(selected.slice(0, -1))
              }}
            />
            <Ark.Trigger aria-label={comboboxMessages.open(label)}>
              <IconChevronDown className="i s" aria-hidden />
            </Ark.Trigger>
          </Ark.Control>
          <Portal container={container}>
            <Ark.Positioner>
              <div className="popup options">
                <Ark.Content>
                  {state === 'ready' && shown.map((option) => <Option key={option.value} option={option} />)}
                </Ark.Content>
                <p className="popup-note" role="status">
                  {state === 'ready'
                    ? shown.length === 0 && comboboxMessages.noMatch(text)
                    : comboboxMessages[state]}
                </p>
              </div>
            </Ark.Positioner>
          </Portal>
        </Ark.Root>
      )}
    </Field>
  )
}

function Option({ option }: { option: ComboboxOption }) {
  return (
    <Ark.Item item={option} className="popup-item">
      <span className="popup-text">
        <Ark.ItemText>{option.label}</Ark.ItemText>
        {option.detail && <small>{option.detail}</small>}
      </span>
      <Ark.ItemIndicator>
        <IconCheck className="i" aria-hidden />
      </Ark.ItemIndicator>
    </Ark.Item>
  )
}

/** The chosen options, each with a button that removes it. */
function Chips({ label, selected, disabled, onChange }: ComboboxProps) {
  if (selected.length === 0) return null
  return (
    <ul className="chips" aria-label={comboboxMessages.chosen(label)}>
      {selected.map((option) => (
        <li key={option.value} className="chip">
          {option.label}
          <button
            type="button"
            disabled={disabled}
            aria-label={comboboxMessages.remove(option.label)}
            onClick={() => onChange(selected.filter(({ value }) => value !== option.value))}
          >
            <IconX className="i s" aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}
