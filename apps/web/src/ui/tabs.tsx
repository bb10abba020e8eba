import { useId, type KeyboardEvent, type ReactNode } from 'react'

/** A tab: its label, and what is beside it. */
export interface TabItem<T extends string> {
  value: T
  label: ReactNode
}

interface TabsProps<T extends string> {
  label: string
  value: T
  items: readonly TabItem<T>[]
  onChange: (value: T) => void
  children: ReactNode
  /** To the right of the tabs. */
  end?: ReactNode
  rowClass?: string | undefined
  panelClass?: string | undefined
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** Tabs with roving tabindex (arrow keys), and the panel of the selected one. */
export function Tabs<T extends string>(props: TabsProps<T>) {
  const { label, value, items, onChange, children, end, rowClass, panelClass } = props
  const id = useId()
  const move = (event: KeyboardEvent<HTMLElement>) => {
    // From the focused tab: the selected one may still be rendering when keys come fast.
    const at = items.findIndex((item) => `${id}-${item.value}` === event.currentTarget.id)
    const step = steps[event.key]
    const to =
      step !== undefined
        ? (at + step + items.length) % items.length
        : event.key === 'Home'
          ? 0
          : event.key === 'End'
            ? items.length - 1
            : -1
    const next = items[to]
    if (next === undefined) return
    event.preventDefault()
    onChange(next.value)
    document.getElementById(`${id}-${next.value}`)?.focus()
  }
  return (
    <>
      <div className={rowClass}>
        <div className="tabs" role="tablist" aria-label={label}>
          {items.map((item) => (
            <button
              key={item.value}
              type="button"
              role="tab"
              className="tab"
              id={`${id}-${item.value}`}
              aria-selected={item.value === value}
              aria-controls={`${id}-panel`}
              tabIndex={item.value === value ? 0 : -1}
              onClick={() => onChange(item.value)}
              onKeyDown={move}
            >
              {item.label}
            </button>
          ))}
        </div>
        {end}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={panelClass}>
        {children}
      </div>
    </>
  )
}
