import * as fc from 'fast-check'
import { transform } from 'lightningcss'
import { describe, expect, it, vi } from 'vitest'
import { checkCustomCss } from '../index.ts'
import { findForbidden } from './forbidden.ts'
import { tokenizeCss } from './tokens.ts'

// Hundreds of runs may take long on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

function refusal(css: string): string {
  const checked = checkCustomCss(css)
  return checked.ok
    ? 'ok'
    : checked.problems.map(({ line, column, message }) => `${line}:${column} ${message}`).join(' | ')
}

describe('checkCustomCss', () => {
  it.each([
    '',
    ' \n ',
    '/* a note */',
    'a { color: red }',
    '.bar { position: fixed; inset: auto 0 0 }',
    '.a { > b { color: red } &:hover { x: y } color: green; .c & { x: y } h2, h3:hover { a: b } }',
    '@media (width >= 600px) { .a { .b { color: red } @supports (not (a: b)) { .c { x: y } } } }',
    '@layer a, b; @layer a { b { c: d } }',
    '@container side (width > 400px) and style(--x: 1) { a { b: c } }',
    '@scope (.a) to (.b) { :scope { color: red } }',
    'a:has(> img, + b):not(:is(.c, .d)):nth-child(2n + 1 of .x)::before { content: "\\201C" }',
    'a { color: color-mix(in oklch, red 40%, var(--x, oklch(from red l c h / 50%))) }',
    'a { width: if(style(--x: 1): 10px; else: 20px); --y: { a: b }; --z:; }',
    '@property --x { syntax: "<length>"; inherits: false; initial-value: 0px }',
    '@keyframes x { from { a: b } 50.5% { a: c } to { a: d } }',
    '@font-face { font-family: "X"; src: local("Arial") }',
    'a { background: url("data:image/png;base64,AA==") no-repeat, URL(data:image/svg+xml,%3Csvg/%3E) }',
    'a { mask: url(#wave) }',
    '.sm\\:x { a: b }',
    'a { margin: 0 /* top */ auto; color: red/* x */; /* y */} /* z */b{}/**/c{}',
    'a { scroll-behavior: smooth; transition-behavior: allow-discrete; will-change: behavior }'
  ])('takes over %s', (css) => {
    expect(checkCustomCss(css)).toEqual({ ok: true, css })
  })

  it.each([
    ['a {\n  color: red', '1:3 This block is never closed.'],
    ['a { b: calc(1px }', '1:8 This parenthesis is never closed. | 1:17 This } closes nothing. | 1:3'],
    ['a[b { c: d }', '1:2 This bracket is never closed.'],
    ['a { } }', '1:7 This } closes nothing.'],
    ['a { b: c) }', '1:9 This ) closes nothing.'],
    ['a { content: "x\n" }', '1:14 The line ends inside this string.'],
    ['a { content: "x', '1:14 This string is never closed.'],
    ['a { content: "x\\"', '1:14 This string is never closed.'],
    ['a { b: c } /* note', '1:12 This comment is never closed.'],
    ['/*/', '1:1 This comment is never closed.'],
    ['a { b: url(x', '1:8 This address is never closed.'],
    ['a { b: url(x\\)', '1:8 This address is never closed.'],
    ['a { b: url(x"y) }', '1:8 This address holds characters that need quotes.'],
    ['a { color red }', '1:11 The rule cannot be read: a colon is expected.'],
    ['a { b { c } }', '1:11 The rule cannot be read: a colon is expected.'],
    ['a { b: c; .d { e: f } g }', '1:25 The rule cannot be read: a colon is expected.'],
    ['a..b { c: d }', '1:3 The rule cannot be read: identifier is expected.'],
    ['a { b: c };\nd { e: f }', '1:11 The rule cannot be read'],
    ['just words', '1:11 The rule cannot be read: a block in braces is expected.'],
    ['{ a: b }', '1:1 The rule cannot be read: a selector is expected.'],
    ['a, { a: b }', '1:4 The rule cannot be read: a selector is expected.'],
    ['a { (x): y }', '1:5 The rule cannot be read: the name of a property is expected.'],
    ['\n\n  @import "x.css";', '3:3 @import is not allowed here.'],
    ['@\\69mport "x.css";', '1:1 @import is not allowed here.'],
    ['@CHARSET "utf-8";', '1:1 @charset is not allowed here.'],
    ['@namespace svg "http://www.w3.org/2000/svg";', '1:1 @namespace is not allowed here.'],
    ['a { b: url(https://x.example/a.png) }', '1:8 Addresses are not loaded from style rules.'],
    ['a { b: url("/a.png") }', '1:8 Addresses are not loaded from style rules.'],
    ['a { b: u\\72l("//x.example/a.png") }', '1:8 Addresses are not loaded from style rules.'],
    ['a { b: url(var(--x)) }', '1:8 This address holds characters that need quotes.'],
    ['a { b: url("data:text/html,x") }', '1:8 Addresses are not loaded from style rules.'],
    ['a { --x: url(//x.example) }', '1:10 Addresses are not loaded from style rules.'],
    ['a { b: image-set("x.png" 1x) }', '1:8 image-set() can load from other addresses.'],
    ['a { b: src(var(--x)) }', '1:8 src() can load from other addresses.'],
    [
      `a { b: url(data:image/png;base64,${'A'.repeat(8000)}) }`,
      '1:8 This image takes 8022 characters; 8000 are the most.'
    ],
    ['a { width: expression(alert(1)) }', '1:12 expression() ran scripts in old browsers.'],
    ['a { beh\\61vior: none }', '1:5 behavior ran scripts in old browsers.'],
    ['a { b: c; -moz-binding : none }', '1:11 -moz-binding ran scripts in old browsers.'],
    ['<!-- a { b: c } -->', '1:1 This is a comment of HTML.'],
    ['a { b: "</STYLE>" }', '1:9 This would end the style sheet.'],
    ['a { b: "\\3c/style>" }', '1:8 This would end the style sheet.'],
    ['/* </style */', '1:4 This would end the style sheet.'],
    ['a { --b: </**//style> }', '1:10 This would end the style sheet.']
  ])('refuses %s with line, column and reason', (css, reason) => {
    expect(refusal(css)).toContain(reason.split(' | ')[0])
  })

  it('says what to do, in reading order', () => {
    expect(checkCustomCss('@import "a";\r\na { b: url(c.png) }')).toEqual({
      ok: false,
      problems: [
        {
          line: 1,
          column: 1,
          message: '@import is not allowed here.',
          remedy: 'Copy the rules that you need in here.'
        },
        expect.objectContaining({ line: 2, column: 8 })
      ]
    })
  })
})

const pieces =
  'a .b { } ( ) [ ] : ; " \' \\ \\3c \\69 /* */ < / style > </style> <!-- --> @import @media url( expression( behavior https://x.example data:image/png, --x & #id'
const fragments = fc.constantFrom('\n', ' ', ...pieces.split(' '))

describe('any text', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fragments, { maxLength: 24 }).map((parts) => parts.join(''))
  )

  it('is refused, or cannot close the style element or the block that it is put into', () => {
    fc.assert(
      fc.property(anyText, (css) => {
        const checked = checkCustomCss(css)
        if (checked.ok) {
          expect(checked.css).toBe(css)
          expect(css).not.toMatch(/<\/style/iu)
          expect(refusal(`@layer own {\n${css}\n}`)).toBe('ok')
          expect(refusal(`@layer own {\n${css}\n} }`)).toContain('This } closes nothing.')
        } else {
          expect(checked.problems.length).toBeGreaterThan(0)
          for (const { line, column, message, remedy } of checked.problems) {
            expect(line).toBeGreaterThan(0)
            expect(column).toBeGreaterThan(0)
            expect(message).not.toBe('')
            expect(remedy).not.toBe('')
          }
        }
      }),
      { numRuns: 1000 }
    )
  })
})

describe('security bar 62: what the minifier makes of style rules', () => {
  const minified = (css: string): string =>
    transform({
      filename: 'own.css',
      code: Buffer.from(`@layer own {\n${css}\n}`),
      minify: true,
      errorRecovery: true
    }).code.toString()

  const address = '"https://x.example/a.png"'
  it.each([
    `a { b: url/**/(${address}) }`,
    `a { b: u/**/rl(${address}) }`,
    `a { b: u/**//**/rl(${address}) }`,
    `a { b: \\75rl/**/(${address}) }`,
    `a { b: \\75/**/rl(${address}) }`,
    `a { b: image-set/**/(${address} 1x) }`,
    `a { b: -/**/webkit-image-set(${address} 1x) }`,
    `a { b: src/**/(${address}) }`,
    `a { --x: ur/*\\*/l(${address}) }`,
    `a { b: var(--x, url/**/(${address})) }`,
    `@font-face { font-family: x; src: url/**/(${address}) }`,
    'a { --x: @/**/import "x.css" }',
    'a { --x: expression/**/(alert(1)) }'
  ])('is judged, as in %s', (css) => {
    expect(findForbidden('', tokenizeCss(minified(css)))).not.toEqual([])
    expect(refusal(css)).toContain('This comment stands between two halves of one word.')
  })

  const words = 'a .b { } ( ) : ; , # @ - < / \\75 url u rl url( src image-set( /**/ /*x*/ \\6c var(--x) --x'
  const parts = fc.constantFrom(' ', address, ...words.split(' '))

  it('loads nothing where the rules were accepted', () => {
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 14 }), fc.boolean(), (list, wrapped) => {
        const css = wrapped ? `a { --x: ${list.join('')} }` : list.join('')
        if (checkCustomCss(css).ok) expect(findForbidden('', tokenizeCss(minified(css)))).toEqual([])
      }),
      { numRuns: 20_000 }
    )
  })
})
