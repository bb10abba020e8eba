import { expect, it } from 'vitest'
import { findText } from '../../packages/project/src/index.ts'
import { generate } from '../../packages/generator/src/index.ts'
import { restBackend } from '../../templates/domain/backend/rest.ts'
import { openStore } from '../../templates/domain/backend/storage.ts'
import { siteWith, template } from './support.ts'

interface Schema {
  properties: Record<string, { readOnly?: true; anyOf?: object[] }>
  required: string[]
}

const contract = JSON.parse(
  findText(generate(siteWith({ selectedFeatures: ['booking', 'api'] }), template), 'backend/openapi.json') ??
    ''
) as { components: { schemas: Record<string, Schema> } }

/** What the site posts to /bookings. */
async function posted(request: { day: string; time: string; when: string }): Promise<object> {
  const bodies: string[] = []
  const site = restBackend({
    address: 'https://api.kestrel.example',
    fetch: async (_address, init) => {
      bodies.push(typeof init?.body === 'string' ? init.body : '')
      return Response.json({ id: '1' })
    },
    store: openStore(() => {
      throw new Error('none')
    }, 'test'),
    online: () => true,
    newId: () => 'key'
  })
  const person = { name: 'Ana', email: 'ana@example.com', phone: '', service: 'Repair', notes: '' }
  const outcome = await site.book({ ...person, ...request })
  expect(outcome).toMatchObject({ ok: true, value: { confirmed: false } })
  return JSON.parse(bodies[0] ?? '') as object
}

it.each([
  { day: '2026-11-24', time: '09:30', when: '' },
  { day: '', time: '', when: 'Tuesday morning' }
])('the contract has every member of a request that the site sends: %j', async (request) => {
  const { Booking, BookingReceipt } = contract.components.schemas
  const properties = Booking?.properties ?? {}
  const entered = Object.keys(properties).filter((name) => properties[name]?.readOnly !== true)
  expect(Object.keys(await posted(request)).sort()).toEqual(entered.sort())
  expect(Booking?.required).toEqual(expect.arrayContaining([...entered, 'confirmed']))
  expect(properties['day']?.anyOf).toEqual([{ format: 'date' }, { const: '' }])
  expect(BookingReceipt?.required).toEqual(['id'])
  expect(BookingReceipt?.properties).toHaveProperty('confirmed')
})
