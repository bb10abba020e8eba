import '../styles/data.css'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useSingleKeys } from '../single-keys.ts'
import styles from './filter-bar.module.css'

interface SearchFieldProps {
  label: string
  /** The searched fields: `Name, email or identifier`. */
  placeholder: string
  value: string
  /** Called once typing pauses, or at Enter. */
  onChange: (value: string) => void
  /** The key `/` leads here. @default true */
  keys?: boolean
}

const debounceMs = 250

/** The search of a list. */
export function SearchField({ label, placeholder, value, onChange, keys = true }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const [committed, setCommitted] = useState<string>()
  if (known !== value) {
    setKnown(value)
    setCommitted(undefined)
    // The address changed by Back or by a saved view, not by what was typed here.
    if (value !== committed) setTyped(value)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useSingleKeys({ '/': () => input.current?.focus() }, keys)
  const commit = (text: string): void => {
    clearTimeout(timer.current)
    if (text === value) return
    setCommitted(text)
    onChange(text)
  }
  return (
    <label className={styles.search}>
      <IconSearch className="i s" aria-hidden />
      <span className="vh">{label}</span>
      <input
        ref={input}
        type="search"
        className="input"
        placeholder={placeholder}
        value={typed}
        onChange={({ currentTarget }) => {
          const text = currentTarget.value
          setTyped(text)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => commit(text), debounceMs)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit(typed)
          if (event.key !== 'Escape') return
          event.preventDefault()
          // It clears first, then leaves; what else it would close stays.
          if (typed === '') return event.currentTarget.blur()
          event.stopPropagation()
          setTyped('')
          commit('')
        }}
      />
      {keys && <kbd aria-hidden="true">/</kbd>}
    </label>
  )
}
