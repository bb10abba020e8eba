import { useState } from 'react'
import type { ComboboxOption, ComboboxProps } from './combobox.tsx'

interface ComboboxText {
  /** The text of the field. */
  text: string
  /** The options that are listed. */
  shown: readonly ComboboxOption[]
  /** Takes what was typed. */
  change: (typed: string) => void
  /** Takes the values that are chosen now. */
  choose: (values: readonly string[]) => void
  /** Leaves no text in the field that is not what was chosen. */
  settle: () => void
}

/** The options that have what was typed in their name or below it. */
export function filterOptions(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  const wanted = query.trim().toLowerCase()
  return options.filter(({ label, detail }) => `${label}\n${detail ?? ''}`.toLowerCase().includes(wanted))
}

/** The text of a combobox, which is a query while it is typed and the name of what was chosen afterwards. */
export function useComboboxText(props: ComboboxProps): ComboboxText {
  const { options, selected, multiple = false, onChange, onQuery } = props
  /** Undefined while nothing is being typed. */
  const [typed, setTyped] = useState<string>()
  const name = multiple ? '' : (selected[0]?.label ?? '')
  const end = (): void => {
    if (typed !== undefined) onQuery?.('')
    setTyped(undefined)
  }
  return {
    text: typed ?? name,
    shown: onQuery === undefined ? filterOptions(options, typed ?? '') : options,
    change: (next) => {
      setTyped(next)
      onQuery?.(next)
    },
    choose: (values) => {
      const known = [...selected, ...options]
      onChange(values.flatMap((value) => known.find((option) => option.value === value) ?? []))
      end()
    },
    settle: () => {
      // Who empties the field chooses nothing.
      if (!multiple && typed?.trim() === '') onChange([])
      end()
    }
  }
}
