import { useEffect, useRef } from 'react'

/** What a key does; returning false leaves the key to the browser. */
export type KeyHandlers = Readonly<Record<string, (event: KeyboardEvent) => void | false>>

/** Inputs that take no text: a letter pressed there is not typed. */
const untyped = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'color', 'file'])

/** What of an event says whether a key is typed into something. */
interface KeyTarget {
  tagName?: string
  type?: string
  isContentEditable?: boolean
}

/** Whether a key pressed there is text. */
export function isTyping(target: KeyTarget): boolean {
  if (target.isContentEditable === true) return true
  const tag = target.tagName?.toLowerCase()
  if (tag === 'input') return !untyped.has(target.type ?? 'text')
  return tag === 'textarea' || tag === 'select'
}

/** The name of a pressed key, such as `j`, `Shift+X` or `Enter`; undefined with Control, Meta or Alt. */
export function nameOfKey(event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>) {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined
  if (/^[a-z]$/i.test(event.key))
    return event.shiftKey ? `Shift+${event.key.toUpperCase()}` : event.key.toLowerCase()
  return event.key
}

/**
 * Keys without a modifier that work on the whole page. They are off while somebody types, while a modal dialog is open,
 * and where `isOn` is false: WCAG 2.1.4 asks that they can be switched off.
 */
export function useSingleKeys(handlers: KeyHandlers, isOn = true): void {
  const current = useRef(handlers)
  useEffect(() => {
    current.current = handlers
  })
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent): void => {
      const name = nameOfKey(event)
      if (event.defaultPrevented || name === undefined) return
      if (event.target instanceof HTMLElement && isTyping(toKeyTarget(event.target))) return
      if (document.querySelector('[role="dialog"][aria-modal="true"]') !== null) return
      const handle = current.current[name]
      if (handle !== undefined && handle(event) !== false) event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
}

function toKeyTarget(element: HTMLElement): KeyTarget {
  const { tagName, isContentEditable } = element
  return element instanceof HTMLInputElement
    ? { tagName, isContentEditable, type: element.type }
    : { tagName, isContentEditable }
}
