import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tokenizeSql } from '../../src/sql/tokens.ts'
import { classifyWrite } from './classify-write.ts'
import { classifyMysql } from './classify-read.ts'
import { toTokens } from './tokens.ts'

/** Pieces that begin or end quotes and comments, or look as if they did. */
const pieces = [
  ...'\'"`\\*/#!-+;,.()=?@:$ \t\n\r\u{a0}\u{2028}aé1'.split(''),
  "''",
  "\\'",
  '--',
  '-- ',
  '/*',
  '*/',
  '/*!',
  '/*M!',
  '/*+',
  "'a'",
  '"b"',
  '`c`',
  ':=',
  '0x1',
  'select '
]
const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((parts) => parts.join(''))
const runs = { numRuns: 5000 }

test('the tokens of a statement leave nothing out but spaces and comments that the server skips', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const tokens = toTokens(text)
      if (tokens === undefined) return
      let from = 0
      for (const { at, end } of [...tokens, { at: text.length, end: text.length }]) {
        expect(text.slice(from, at)).toMatch(
          /^(?:[ \t\r\n\f\v]|#[^\n]*(?:\n|$)|--(?:[ \t\r\f\v][^\n]*)?(?:\n|$)|\/\*(?![!+]|M!)[^]*?\*\/)*$/
        )
        from = end
      }
    }),
    runs
  )
})

test('the lexer of the masks sees the same texts, wherever the wall takes a statement', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const tokens = toTokens(text)
      if (tokens === undefined || tokens.some(({ kind }) => kind === 'comment')) return
      const masked = tokenizeSql(text, 'mysql').filter(({ kind }) => kind === 'string')
      const expected = tokens.filter(({ kind }) => kind === 'text')
      expect(masked.map(({ at, text: value }) => ({ at, value }))).toEqual(
        expected.map(({ at, value }) => ({ at, value }))
      )
    }),
    runs
  )
})

const quotes = fc.constantFrom("'", '"', '`')
const words = fc.array(fc.constantFrom('a', '1', ' ', ',', '--', '#', '/*', '*/', ';'), { maxLength: 10 })

test('a quote without an end is no statement', () => {
  fc.assert(
    fc.property(quotes, words, (quote, inner) => {
      expect(toTokens(`select 1, ${quote}${inner.join('')}`)).toBeUndefined()
    }),
    runs
  )
})

test('a comment that the server carries out passes neither wall, wherever it stands', () => {
  const statement = fc.constantFrom(
    ['select', 'a', ',', "'b'", 'from', 'c', 'where', 'd', '=', '1'],
    ['update', 't', 'set', 'a', '=', "'b'", 'where', 'c', '=', '2'],
    ['delete', 'from', 't', 'where', 'a', '=', '`b`'],
    ['insert', 'into', 't', '(', 'a', ')', 'values', '(', '1', ')']
  )
  const comment = fc.tuple(fc.constantFrom('/*!', '/*!50000', '/*M!', '/*M!100100', '/*+'), words)
  fc.assert(
    fc.property(statement, fc.nat(10), comment, (tokens, at, [begin, inner]) => {
      const place = Math.min(at, tokens.length)
      const text = [...tokens.slice(0, place), `${begin} ${inner.join('')} */`, ...tokens.slice(place)].join(
        ' '
      )
      expect(classifyMysql(text).kind).not.toBe('read')
      expect(classifyWrite(text).kind).toBe('not-write')
      const quoted = [...tokens.slice(0, place), ...tokens.slice(place)]
        .join(` `)
        .replace("'b'", `'${begin}'`)
      expect(toTokens(quoted)).toBeDefined()
    }),
    runs
  )
})
