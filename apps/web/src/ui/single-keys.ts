import { useEffect, useRef } from 'react'
import { createStore } from '../lib/store.ts'

/** The action of a key; returning false leaves the key to the browser. */
export type KeyHandlers = Readonly<Record<string, (event: KeyboardEvent) => void | false>>

const areOn = createStore(true)

/** Switches the keys without a modifier that are characters: a preference of the user. */
export function switchSingleKeys(on: boolean): void {
  areOn.set(on)
}

/** True for a key that types a character; Escape and Enter do not, and stay on. */
export function isCharacterKey(name: string): boolean {
  return name.length === 1 || name.startsWith('Shift+')
}

/** True where a pressed key is for the page: not typed into something, not in a dialog, not switched off. */
export function isPageKey(event: KeyboardEvent, name: string): boolean {
  if (event.defaultPrevented || (isCharacterKey(name) && !areOn.get())) return false
  if (event.target instanceof HTMLElement && isTyping(toKeyTarget(event.target))) return false
  return !isDialogOpen()
}

/** True while a modal dialog is open; one that closes is none any more. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"][aria-modal="true"]:not([data-state="closed"])') !== null
}

/** Inputs that take no text: a letter pressed there is not typed. */
const untyped = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'color', 'file'])

/** The parts of an event that show whether a key is typed into a field. */
interface KeyTarget {
  tagName?: string
  type?: string
  isContentEditable?: boolean
}

/** True for an element in which a pressed key is text. */
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
 * Keys without a modifier that work on the whole page. They are off while the user types, while a modal dialog is open,
 * and where `isOn` is false. WCAG 2.1.4 asks that those which are characters can be switched off: `switchSingleKeys`.
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
      if (name === undefined || !isPageKey(event, name)) return
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
