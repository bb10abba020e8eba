import { useSyncExternalStore } from 'react'
import type { ReadableStore } from './store.ts'

/** The value of a store. */
export function useStore<Value>(store: ReadableStore<Value>): Value
/**
 * A selected part of a store: the component renders again only where the selector returns something else.
 * `prerendered` is the value that a prerendered page was rendered with, where that may differ from the browser's.
 */
export function useStore<Value, Part>(
  store: ReadableStore<Value>,
  select: (value: Value) => Part,
  prerendered?: Part
): Part
export function useStore<Value>(
  store: ReadableStore<Value>,
  select: (value: Value) => unknown = (value) => value,
  prerendered?: unknown
): unknown {
  const read = (): unknown => select(store.get())
  return useSyncExternalStore(store.subscribe, read, prerendered === undefined ? read : () => prerendered)
}
