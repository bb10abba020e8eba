import { describe, expect, it } from 'vitest'
import type { Backend } from '../backend/port.ts'
import { buildIndex } from '../search.ts'
import { createSearch } from './search.ts'

const index = buildIndex([
  { id: 'a', title: 'Opening hours', description: 'When we are open', url: '/', section: 'Pages' }
])
const search: Backend['search'] = async (query, find) => find(query)
const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('a search', () => {
  it('finds once somebody looks, and not before', async () => {
    const session = createSearch({ backend: { search }, index, query: 'hours' })
    await settle()
    expect(session.get()).toEqual({ kind: 'searching', query: 'hours' })
    session.subscribe(() => {})
    await settle()
    expect(session.get()).toMatchObject({ kind: 'found', query: 'hours', results: [{ id: 'a' }] })
  })

  it('for nothing is none', async () => {
    const session = createSearch({ backend: { search }, index, query: '' })
    session.subscribe(() => {})
    await settle()
    expect(session.get()).toEqual({ kind: 'idle' })
  })

  it('that is left tells nobody, and goes on for who comes back', async () => {
    const session = createSearch({ backend: { search }, index, query: 'hours' })
    let calls = 0
    const leave = session.subscribe(() => (calls += 1))
    leave()
    await settle()
    expect([session.get().kind, calls]).toEqual(['searching', 0])
    session.subscribe(() => (calls += 1))
    await settle()
    expect([session.get().kind, calls]).toEqual(['found', 1])
  })
})
