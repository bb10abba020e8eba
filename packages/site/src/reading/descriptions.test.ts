import { describe, expect, it } from 'vitest'
import type { Facts } from '../fixtures/descriptions/expected.test-support.ts'
import { expectedOf } from '../fixtures/descriptions/expected.test-support.ts'
import {
  countFacts,
  factKinds,
  tableOf,
  type Counted,
  type FactTable
} from '../fixtures/descriptions/count.test-support.ts'
import type { Description } from '../fixtures/descriptions/description.test-support.ts'
import { describedInfo, developed, heldOut } from '../fixtures/descriptions/descriptions.test-support.ts'
import { readOpening } from './opening.ts'
import { readBusiness } from './reading.ts'

/** What a reader extracts from a description. */
function factsOf(description: Description): Facts {
  const info = describedInfo(description)
  const { services, refusals, places } = readBusiness(info)
  const { open = [], closed, spans = 'open' } = readOpening(info.description)
  return {
    services: services.map((name) => ({ name })),
    hours: Object.fromEntries([
      ...closed.map((day) => [day, []] as const),
      ...open.map((day) => [day, spans] as const)
    ]),
    refuses: [...refusals],
    places: places.map(({ town }) => town)
  }
}

const count = (descriptions: readonly Description[]): Counted[] =>
  descriptions.flatMap((each) =>
    countFacts(expectedOf(each), factsOf(each)).map((counted) => ({
      ...counted,
      fact: `${each.name}: ${counted.fact}`
    }))
  )

const lines = (table: FactTable): string =>
  [...factKinds, 'all' as const]
    .map((kind) => `${kind}: ${Object.values(table[kind]).join(' / ')}`)
    .join('\n')

/** The part of what was read that is wrong. */
const share = ({ misread, ...rest }: FactTable['all']): number => misread / (misread + rest.read)

describe('200 descriptions', () => {
  const first = count(developed)
  const second = count(heldOut)
  const all = tableOf([...first, ...second])

  it('are 140 to write rules with and 60 that no rule has seen', () => {
    expect([developed.length, heldOut.length]).toEqual([140, 60])
    expect(new Set([...developed, ...heldOut].map(({ name }) => name)).size).toBe(200)
  })

  it('are read as far as they were before', () => {
    console.log(`read / missed / misread\n${lines(all)}\nheld out: ${lines(tableOf(second))}`)
    expect(all.all.read).toBeGreaterThanOrEqual(207)
    expect(share(all.all)).toBeLessThanOrEqual(0.35)
  })
})
