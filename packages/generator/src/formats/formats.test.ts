import fc from 'fast-check'
import { parseDocument } from 'htmlparser2'
import { parse as parseToml } from 'smol-toml'
import { describe, expect, it } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { dotenv } from './dotenv.ts'
import { html, tag } from './html.ts'
import { markdown } from './markdown.ts'
import { toml } from './toml.ts'
import { yaml, type Yaml } from './yaml.ts'

/** Any text that a site can hold: no halves of surrogate pairs, no control characters but newline and tab. */
const anyText = fc.string({ unit: 'grapheme', maxLength: 40 })

/** Texts that look like the syntax around them. */
const hostile = fc.oneof(
  anyText,
  fc.constantFrom(
    '</script>',
    '"><img src=x onerror=alert(1)>',
    "'; DROP TABLE",
    'yes',
    'null',
    '- a',
    'a: b',
    '# a',
    '0123',
    '${x}',
    '{{x}}',
    '\\',
    '```',
    '&amp;',
    'a\nb\n',
    ' a',
    '@a',
    '%a',
    '2020-01-01',
    '~',
    '"'
  )
)

const anyYaml = fc.letrec<{ value: Yaml }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    hostile,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(hostile, tie('value'), { maxKeys: 3, noNullPrototype: true })
  )
})).value

describe('a document is read back as it was meant', () => {
  it('HTML: text and attributes', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const { children } = parseDocument(`${tag('p', { title: text })}${html(text)}</p>`)
        const [element] = children as unknown as [
          { attribs: { title: string }; children: { data: string }[] }
        ]
        expect(element.attribs.title).toBe(text)
        expect(element.children.map((child) => child.data).join('')).toBe(text)
        expect(children).toHaveLength(1)
      })
    )
  })

  it('HTML: a member that is true stands alone, one that is missing not at all', () => {
    expect(tag('script', { async: true, defer: false, src: undefined })).toBe('<script async>')
  })

  it('YAML', () => {
    fc.assert(
      fc.property(anyYaml, (value) => {
        expect(parseYaml(yaml(value))).toEqual(value)
      })
    )
  })

  it('TOML', () => {
    fc.assert(
      fc.property(hostile, hostile, (key, value) => {
        const text = toml([{ header: '[build]', members: { [key]: value } }])
        expect(parseToml(text)).toEqual({ build: { [key]: value } })
      })
    )
  })

  it('environment: one variable a line, whatever its value', () => {
    fc.assert(
      fc.property(hostile, hostile, (about, value) => {
        const lines = dotenv([{ name: 'NAME', about, value }])
          .trimEnd()
          .split('\n')
        expect(lines).toHaveLength(2)
        expect(lines[0]).toMatch(/^#/)
        expect(lines[1]).toMatch(/^NAME=([\w./:@-]*|".*")$/u)
      })
    )
  })

  it('Markdown: one line without markup', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const line = markdown(text)
        expect(line).not.toMatch(/\n|^#|(?<!\\)(?:\\\\)*[`*_<>[\]|]/)
        expect(line.replace(/\\(.)/gu, '$1')).toBe(text.replace(/\s+/gu, ' ').trim())
      })
    )
  })
})
