import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findJsonObject } from './find-json.ts'

test.each([
  ['alone', '{"a":1}', { a: 1 }],
  ['in prose', 'Here you are: {"a":1} Good luck!', { a: 1 }],
  ['in a code fence', '```json\n{\n  "a": {"b": [1, 2]}\n}\n```', { a: { b: [1, 2] } }],
  ['with braces in its texts', '{"a":"} { \\" }"}', { a: '} { " }' }],
  ['after braces that are prose', 'Use {this} or { that: {"a":1}', { a: 1 }],
  ['after something that only looks like one', '{"a":} {"a":1}', { a: 1 }],
  ['before another', '{"a":1}{"a":2}', { a: 1 }],
  ['that is empty', 'x {} y', {}]
])('an object %s is found', (_name, text, value) => {
  expect(findJsonObject(text)).toEqual(value)
})

test.each(['', 'no JSON at all', '[1,2]', '{"a":{"b":1},"c', '{"a":"cut', '{"a":1 \\', '{{{{', '{"a":}'])(
  'in “%s” there is none',
  (text) => {
    expect(findJsonObject(text)).toBeUndefined()
  }
)

test('any object is found in any prose without braces', () => {
  const prose = fc.string({ maxLength: 40 }).map((text) => text.replace(/[{}]/g, ''))
  const object = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }))
  fc.assert(
    fc.property(prose, object, fc.string(), (before, value, after) => {
      const text = JSON.stringify(value)
      expect(findJsonObject(before + text + after)).toEqual(JSON.parse(text))
    })
  )
})

test('a hostile text is searched in linear time', { timeout: 10_000 }, () => {
  findJsonObject('{"'.repeat(300_000))
  findJsonObject('{} '.repeat(10) + '{"a'.repeat(200_000))
  findJsonObject('{"a":}'.repeat(100_000))
})
