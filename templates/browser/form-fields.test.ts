import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { focusField, typedIn } from './form-fields.ts'

class Control {
  value = ''
  defaultValue = ''
  name = ''
  type = 'text'
  focus = vi.fn<() => void>()
}
class Radios extends Array<Control> {}

beforeEach(() => {
  vi.stubGlobal('HTMLElement', Control)
  vi.stubGlobal('HTMLInputElement', Control)
  vi.stubGlobal('HTMLTextAreaElement', Radios)
  vi.stubGlobal('RadioNodeList', Radios)
})
afterEach(() => void vi.unstubAllGlobals())

const control = (values: Partial<Control>) => Object.assign(new Control(), values)
const formWith = (elements: object) => ({ elements }) as unknown as HTMLFormElement

it('what was typed early is what differs from the page that was served', () => {
  const form = formWith([
    control({ name: 'name', value: 'Ada' }),
    control({ name: 'email', value: 'a@example.com', defaultValue: 'a@example.com' }),
    control({ name: 'place', type: 'radio', value: 'york' })
  ])
  expect(typedIn(form)).toEqual({ name: 'Ada' })
  expect(typedIn(null)).toEqual({})
})

it('a field takes the focus by its name, of radio buttons the first', () => {
  const [email, first, second] = [control({}), control({}), control({})]
  const radios = new Radios()
  radios.push(first, second)
  const fields: Record<string, unknown> = { email, rating: radios }
  const form = formWith({ namedItem: (name: string) => fields[name] ?? null })
  focusField(form, 'email')
  focusField(form, 'rating')
  focusField(form, 'none')
  focusField(null, 'email')
  expect([email, first, second].map(({ focus }) => focus.mock.calls.length)).toEqual([1, 1, 0])
})
