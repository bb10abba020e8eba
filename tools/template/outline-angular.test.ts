import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { prune } from '../../packages/generator/src/index.ts'
import { file, toProject } from '../../packages/project/src/index.ts'
import { root } from '../root.ts'
import { linkMembers } from './link-members.ts'
import { makeOutlines, outlinesOf } from './outlines.ts'
import { outlineSheets } from './style-outline.ts'

const card = `import { Component, input } from '@angular/core'
import { messages, type Shape } from './messages.ts'
import { BaseIcon } from './base-icon.ts'

/** A card. */
@Component({
  selector: 'article[appCard]',
  imports: [BaseIcon],
  templateUrl: './card.html',
  host: { class: 'card', '[class.flip]': 'of().round', '[attr.aria-label]': 'texts.label', '(click)': 'press()' }
})
export class Card {
  readonly of = input.required<Shape>()
  protected readonly texts = messages

  protected press(): string {
    return this.texts.pressed
  }
}
`
const template = `@if (of().title; as title) {
  <h2 #head id="head" [class.open]="texts.isOpen" [style.--deep]="1">{{ texts.head(title) }}, said Nobody</h2>
}
@for (texts of of().rows; track texts.key) {
  <p class="row row-{{ texts.tone }}" data-state="1" (click)="head.focus()">{{ texts.shadowed }}</p>
}
<svg [appIcon]="'arrow'" ngProjectAs="[aside]" />
`
const messages = (...rows: string[]) =>
  `export const messages = {\n${rows.join(',\n')}\n} as const\n\nexport interface Shape {\n  title: string\n  rows: readonly { key: string }[]\n  round: boolean\n}\n`
const rows = {
  head: '  head: String',
  label: "  label: 'Card'",
  pressed: "  pressed: 'Pressed'",
  isOpen: '  isOpen: true',
  shadowed: "  shadowed: 'None'",
  other: "  other: 'None'"
}
const icon = `import { Directive } from '@angular/core'

@Directive({ selector: 'svg[appIcon]' })
export class BaseIcon {}
`
const texts = {
  'src/main.ts': "import { Card } from './card.ts'\n\nCard.name\n",
  'src/card.ts': card,
  'src/card.html': template,
  'src/base-icon.ts': icon,
  'src/messages.ts': messages(...Object.values(rows)),
  'src/sheet.css':
    '.row {\n  color: red;\n}\n\n.aside {\n  color: red;\n}\n\n.card.flip {\n  color: red;\n}\n'
}

async function pruned(changed: Partial<typeof texts> = {}): Promise<Record<string, unknown>> {
  const all: Readonly<Record<string, string>> = { ...texts, ...changed }
  const available = toProject(Object.entries(all).map(([path, text]) => file(path, text)))
  const outlines = linkMembers(await makeOutlines(Object.entries(all), (path) => all[path]))
  const { files } = prune(available, outlines, ['src/main.ts', 'src/sheet.css'], {
    styles: {
      outlines: outlineSheets(available.values()),
      folder: 'src/',
      build: 'site-build/',
      page: undefined
    }
  })
  return Object.fromEntries([...files.values()].map(({ path, content }) => [path, content]))
}

const tableIn = (files: Readonly<Record<string, unknown>>) =>
  String(files['src/messages.ts']).split('\n\n')[0]

it('a class stays with its template, and of what it imports what they read through its fields', async () => {
  expect(await pruned()).toEqual({
    ...texts,
    'src/messages.ts': messages(rows.head, rows.label, rows.pressed, rows.isOpen),
    'src/sheet.css': '.row {\n  color: red;\n}\n\n.card.flip {\n  color: red;\n}\n'
  })
})

describe('all rows of a table stay', () => {
  const keepsAll = async (changed: Partial<typeof texts>) =>
    expect(tableIn(await pruned(changed))).toBe(tableIn(texts))

  it('where a field can be read by others, or is of another type', async () => {
    const field = 'protected readonly texts = messages'
    for (const each of ['readonly texts = messages', 'protected readonly texts: typeof messages = messages'])
      await keepsAll({ 'src/card.ts': card.replace(field, each) })
    await keepsAll({ 'src/card.ts': card.replace('export class', 'export abstract class') })
  })

  it('where the field is used as a whole, or the class itself is handed on', async () => {
    for (const each of [
      '{{ keysOf(texts) }}',
      "{{ texts['head'] }}",
      '{{ show(this) }}',
      '@let all = texts;'
    ])
      await keepsAll({ 'src/card.html': `${template}${each}\n` })
    await keepsAll({ 'src/card.ts': card.replace('return this.texts.pressed', 'return show(this)') })
  })

  it('where nobody reads the field', async () => {
    const unread = card.replace("'texts.label'", "'label'").replace('this.texts.pressed', "''")
    await keepsAll({ 'src/card.ts': unread, 'src/card.html': '<p></p>\n' })
  })
})

it('a template names classes, also those by condition, ids, attributes and custom properties, and no words', async () => {
  const names = await namesOf('styleNames')
  expect(names).toEqual(
    expect.arrayContaining(['card', 'flip', 'open', 'row', 'row-*', 'head', 'data-state', '--deep', 'arrow'])
  )
  expect(names.filter((name) => ['said', 'aside', 'article'].includes(name))).toEqual([])
})

it('members of what a template draws, and what it hands over, are mentioned', async () => {
  expect(await namesOf('mentions')).toEqual(
    expect.arrayContaining(['title', 'rows', 'key', 'tone', 'round', 'focus', 'appIcon'])
  )
})

it('a template inside the metadata is read as well', async () => {
  const inline = card.replace("templateUrl: './card.html'", "template: '<p>{{ texts.other }}</p>'")
  const left = await pruned({ 'src/card.ts': inline })
  expect(tableIn(left)).toBe(messages(rows.label, rows.pressed, rows.other).split('\n\n')[0])
  expect(left).not.toHaveProperty('src/card.html')
})

it('a class without its template, or whose template is none, has no outline', async () => {
  const outline = (html: string | undefined) => makeOutlines([['src/card.ts', card]], () => html)
  await expect(outline(undefined)).rejects.toThrow('src/card.ts: its template is not there: ./card.html')
  await expect(outline('<p>{{ a b }}</p>')).rejects.toThrow('src/card.html')
  await expect(outline('@if (a {\n}')).rejects.toThrow('src/card.html')
})

it('a document is no template', async () => {
  expect(await makeOutlines([['src/index.html', '<!doctype html>\n']], () => undefined)).toEqual(new Map())
})

describe('in the cache', () => {
  const name = `angular-test-${process.pid}`
  afterAll(() => rmSync(join(root, `build/cache/outlines-${name}.json`), { force: true }))

  it('an outline is made anew where the template of its class was changed', async () => {
    const outlineWith = async (html: string) => {
      const files = [file('src/card.ts', card), file('src/card.html', html)]
      return (await outlinesOf(name, files)).get('src/card.ts')
    }
    const usesIn = (outline: Awaited<ReturnType<typeof outlineWith>>) =>
      outline?.flatMap((piece) => (piece.kind === 'statement' ? piece.uses : []))
    expect(usesIn(await outlineWith('{{ texts.head }}\n'))).toContain('messages.head')
    expect(usesIn(await outlineWith('{{ texts.other }}\n'))).toContain('messages.other')
  })
})

it('who is extended in the template of Angular is abstract: the fields of others are read by nobody else', () => {
  const code = globSync('templates/angular/src/app/**/*.ts', { cwd: root })
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n')
  const extended = [...code.matchAll(/^(?:export )?(?:abstract )?class \w+(?:<.*>)? extends (\w+)/gm)]
  const abstract = new Set([...code.matchAll(/\babstract class (\w+)/g)].map(([, name]) => name))
  expect(extended.length).toBeGreaterThan(5)
  expect(extended.map(([, base]) => base).filter((base) => !abstract.has(base))).toEqual([])
})

async function namesOf(kind: 'styleNames' | 'mentions'): Promise<readonly string[]> {
  const outlines = await makeOutlines([['src/card.ts', card]], () => template)
  const pieces = outlines.get('src/card.ts') ?? []
  return pieces.flatMap((piece) => (piece.kind === 'statement' && piece[kind]) || [])
}
