import { useSyncExternalStore } from 'react'
import type { ReadableStore } from './store.ts'

/** The value of a store. */
export function useStore<Value>(store: ReadableStore<Value>): Value
/**
 * A part of it: the component renders again only where the selector returns something else. `prerendered` is what a
 * prerendered page was drawn with, where that may differ from the browser's value.
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
