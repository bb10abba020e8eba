import { useEffect, useRef } from 'react'
import styles from './data-table.module.css'

interface SelectBoxProps {
  label: string
  /** `mixed` where some of what it stands for is selected. */
  checked: boolean | 'mixed'
  onToggle: (withShift: boolean) => void
}

/** The checkbox of a row or a page; with Shift it selects a range. */
export function SelectBox({ label, checked, onToggle }: SelectBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current !== null) input.current.indeterminate = checked === 'mixed'
  }, [checked])
  return (
    <label className={styles.select}>
      <input
        ref={input}
        type="checkbox"
        checked={checked === true}
        onChange={(event) => onToggle(event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)}
      />
      <span className="vh">{label}</span>
    </label>
  )
}
