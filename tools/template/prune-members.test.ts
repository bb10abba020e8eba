import { describe, expect, it } from 'vitest'
import { linkMembers } from './link-members.ts'
import { outlineScripts } from './outline.ts'
import { pruned } from './prune.test-support.ts'

const table = (...lines: string[]) => ['export const messages = {', ...lines, '} as const'].join('\n')

describe('of a table, pruning', () => {
  it('leaves out what nobody reads, with its comments and what it refers to', async () => {
    const { lib, text } = await pruned({
      main: "import { messages as say } from './lib.ts'\n\nsay.first()\nsay.last",
      lib: [
        "import { long, short } from './text.ts'",
        '',
        table(
          '  /** Said first. */',
          '  first: () => short,',
          '  /** Said by nobody. */',
          '  none: long,',
          '',
          "  last: 'Bye'"
        )
      ].join('\n'),
      text: "export const long = 'Hello'\nexport const short = 'Hi'"
    })
    const left = table('  /** Said first. */', '  first: () => short,', '', "  last: 'Bye'")
    expect(lib).toBe(`import { short } from './text.ts'\n\n${left}`)
    expect(text).toBe("export const short = 'Hi'")
  })

  it('keeps all where it is used as a whole, by another name or by its type', async () => {
    const rows = table('  a: 1,', '  b: 2')
    for (const main of [
      "import { messages } from './lib.ts'\n\nmessages.a\nObject.keys(messages)",
      "import { messages } from './lib.ts'\n\nconst { a } = messages\na",
      "import * as lib from './lib.ts'\n\nlib.messages.a",
      "import { messages } from './lib.ts'\n\nexport type Name = keyof typeof messages"
    ])
      expect((await pruned({ main, lib: rows }))['lib'], main).toBe(rows)
  })

  it('keeps all where its type lists the names, or something stands between them', async () => {
    const main = "import { messages } from './lib.ts'\n\nmessages.a"
    for (const rows of [
      "export const messages: Record<'a' | 'b', number> = {\n  a: 1,\n  b: 2\n}",
      "export const messages = {\n  a: 1,\n  b: 2\n} as const satisfies Record<'a' | 'b', number>",
      'export const messages = { a: 1, b: 2 }',
      'export const messages = {\n  a: 1, // one\n  b: 2\n}',
      'const more = { c: 3 }\n\nexport const messages = {\n  a: 1,\n  b: 2,\n  ...more\n}'
    ])
      expect((await pruned({ main, lib: rows }))['lib'], rows).toBe(rows)
  })

  it('follows members through lists of exports', async () => {
    const left = await pruned({
      main: "import { words } from './index.ts'\n\nwords.b",
      index: "export { messages as words } from './lib.ts'",
      lib: 'const messages = {\n  a: 1,\n  b: 2\n}\n\nexport { messages }'
    })
    expect(left['lib']).toBe('const messages = {\n  b: 2\n}\n\nexport { messages }')
  })

  it('follows members through the fields of a class that nobody else reads', async () => {
    const classOf = (field: string, rest = '') =>
      `import { messages } from './lib.ts'\n\nexport class Part {\n  ${field} = messages\n  say() {\n    return this.texts.b\n  }\n${rest}}`
    const lib = table('  a: 1,', '  b: 2')
    const main = "import { Part } from './part.ts'\n\nnew Part()"
    const left = await pruned({ main, part: classOf('private readonly texts'), lib })
    expect(left['lib']).toBe(table('  b: 2'))
    for (const part of [
      classOf('readonly texts'),
      classOf('private texts'),
      classOf('private readonly texts', '  all() {\n    return Object.keys(this.texts)\n  }\n')
    ])
      expect((await pruned({ main, part, lib }))['lib'], part).toBe(lib)
  })

  it('leaves out the rows of features that were not chosen, but for one that is asked for', async () => {
    const type = 'type ByFeature<Row> = Readonly<Record<string, Row>>'
    const rows = (...lines: string[]) =>
      [type, '', 'export const topics: ByFeature<number> = {', ...lines, '}'].join('\n')
    const lib = rows('  booking: 1,', '  chat: 2,', "  'contact-form': 3,", '  reviews: 4')
    const main = "import { topics } from './lib.ts'\n\nObject.values(topics)\ntopics.chat"
    const left = await pruned({ main, lib }, ['booking', 'chat', 'contact-form'])
    expect(left['lib']).toBe(rows('  chat: 2,', '  reviews: 4'))
  })

  it('keeps of a table by name what some text or site document names', async () => {
    const head = 'type ByName<Row> = Readonly<Record<string, Row>>\n\nconst icons = {\n'
    const tail =
      '\n} as const satisfies ByName<string>\n\nexport const iconPath = (name: keyof typeof icons) => icons[name]'
    const left = await pruned({
      main: "import { iconPath } from './lib.ts'\nimport site from './site.json'\n\niconPath('home')\nsite",
      lib: `${head}  home: 'M4',\n  menu: 'M5',\n  truck: 'M6'${tail}`,
      'site.json': '{ "icon": "truck" }'
    })
    expect(left['lib']).toBe(`${head}  home: 'M4',\n  truck: 'M6'${tail}`)
  })
})

describe('of a type, pruning', () => {
  it('leaves out members that nothing names, with the types that only they need', async () => {
    const { port } = await pruned({
      main: "import type { Backend } from './port.ts'\n\nexport const run = (backend: Backend) => backend.send()",
      port: [
        'export interface Backend {',
        '  /** Sends. */',
        '  send(): void',
        '',
        '  /** Books. */',
        '  book(request: Booking): void',
        '}',
        '',
        'export interface Booking {',
        '  day: string',
        '}'
      ].join('\n')
    })
    expect(port).toBe('export interface Backend {\n  /** Sends. */\n  send(): void\n}')
  })

  it('keeps a member that is written, named in a text, or drawn with', async () => {
    const port =
      'export interface Parts {\n  first: string\n  second: string\n  third: string\n  fourth: string\n}'
    const main = [
      "import type { Parts } from './port.ts'",
      '',
      "export const parts: Parts = { first: 'a', get fourth() { return 'd' } } as Parts",
      "export const rest = (given: Pick<Parts, 'second'>) => given",
      'export const draw = ({ third }: Parts) => third'
    ].join('\n')
    expect((await pruned({ main, port }))['port']).toBe(port)
  })
})

it('keeps a member whose name is no word where it is written', async () => {
  const lib = "export interface Field {\n  'onUpdate:value': string\n  other: string\n}"
  const main =
    "import type { Field } from './lib.ts'\n\nexport const field = { 'onUpdate:value': '' } as Field"
  expect((await pruned({ main, lib }))['lib']).toBe("export interface Field {\n  'onUpdate:value': string\n}")
})

it('tables of JavaScript follow the rules of their TypeScript', async () => {
  const typed = 'export const rows: Record<Name, number> = {\n  a: 1,\n  b: 2\n}\n\ntype Name = string\n'
  const plain = 'export const rows = {\n  a: 1,\n  b: 2\n}\n'
  const outlines = await outlineScripts(
    new Map([
      ['src/a.ts', typed],
      ['src/a.js', plain]
    ])
  )
  const isPruned = (linked: ReturnType<typeof linkMembers>) =>
    linked.get('src/a.js')?.some((piece) => piece.kind === 'statement' && piece.members !== undefined)
  expect(isPruned(linkMembers(outlines))).toBe(true)
  expect(isPruned(linkMembers(outlines, new Map([['src/a.js', 'src/a.ts']])))).toBe(false)
})
