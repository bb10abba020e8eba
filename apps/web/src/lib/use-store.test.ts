import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createStore } from './store.ts'
import { useStore } from './use-store.ts'

const person = createStore({ name: 'Ada', age: 36 })

/** What a component shows that calls this hook. */
const render = (useText: () => string): string => renderToString(createElement(() => useText()))

it('reads a store, or a part of it', () => {
  expect(render(() => useStore(person).name)).toBe('Ada')
  expect(render(() => String(useStore(person, ({ age }) => age)))).toBe('36')
})

it('gives a prerendered page the value that it is to be drawn with', () => {
  expect(render(() => useStore(person, ({ name }) => name, 'nobody'))).toBe('nobody')
})
