import { expect, it } from 'vitest'
import { prune } from '../../packages/generator/src/index.ts'
import { file, toProject } from '../../packages/project/src/index.ts'
import { linkMembers } from './link-members.ts'
import { outlineScripts } from './outline.ts'
import { outlineSvelte } from './outline-svelte.ts'
import { outlineSheets } from './style-outline.ts'

const card = `<script lang="ts" generics="Part extends Shape">
  // Pictures come last.
  import type { Shape } from '#lib/shape.ts'
  import '#lib/empty.css'
  import BaseIcon from './BaseIcon.svelte'
  import { messages } from './messages.svelte.ts'

  /** A card. */
  interface Props {
    of: Part
    flip?: boolean
  }

  let { of, flip = false }: Props = $props()
</script>

<!-- What is empty is left out. -->
{#if of}
  <p class={['card', { flip, open: of }]} title={messages.title} style:--deep={1}>
    <BaseIcon data-state="1" class="icon-{of}">
      {#snippet label(text: string)}{messages.read(text)}{/snippet}
    </BaseIcon>
  </p>
{/if}
{#each [messages.each] as { messages } (messages)}{messages.shadowed}{/each}
`
const messages = `export const messages = {
  title: 'Card',
  each: 'Row',
  read: String,
  shadowed: 'None',
  other: 'None'
} as const
`
const shape = 'export interface Shape {\n  a: string\n}\n\nexport type Round = Shape\n'
const icon = '<i></i>\n'
const texts = new Map([
  ['src/main.ts', "import Card from './lib/Card.svelte'\n\nCard.name\n"],
  ['src/lib/Card.svelte', card],
  ['src/lib/BaseIcon.svelte', icon],
  ['src/lib/messages.svelte.ts', messages],
  ['src/lib/shape.ts', shape],
  ['src/lib/empty.css', '.none {\n  color: red;\n}\n']
])
const isComponent = (path: string) => path.endsWith('.svelte')
const components = outlineSvelte(new Map([...texts].filter(([path]) => isComponent(path))))

async function pruned(): Promise<Record<string, unknown>> {
  const scripts = await outlineScripts(new Map([...texts].filter(([path]) => path.endsWith('.ts'))))
  const available = toProject([...texts].map(([path, text]) => file(path, text)))
  const { files } = prune(available, linkMembers(new Map([...scripts, ...components])), ['src/main.ts'], {
    aliases: [{ prefix: '#lib/', open: true, targets: ['src/lib'] }],
    styles: {
      outlines: outlineSheets(available.values()),
      folder: 'src/',
      build: 'site-build/',
      page: undefined
    }
  })
  return Object.fromEntries([...files.values()].map(({ path, content }) => [path, content]))
}

it('a component stays as it is, and of what it imports what script and markup name', async () => {
  expect(await pruned()).toEqual({
    'src/main.ts': texts.get('src/main.ts'),
    'src/lib/Card.svelte': card.replace("  import '#lib/empty.css'\n", ''),
    'src/lib/BaseIcon.svelte': icon,
    'src/lib/messages.svelte.ts':
      "export const messages = {\n  title: 'Card',\n  each: 'Row',\n  read: String\n} as const\n",
    'src/lib/shape.ts': 'export interface Shape {\n  a: string\n}\n'
  })
})

it('the markup of a component names classes, also those by condition, attributes and custom properties', () => {
  const names = namesOf('src/lib/Card.svelte', 'styleNames')
  expect(names).toEqual(expect.arrayContaining(['card', 'flip', 'open', 'data-state', 'icon-*', '--deep']))
  expect(names).not.toContain('Pictures')
})

it('what a component is handed by attributes and snippets is mentioned', () => {
  expect(namesOf('src/lib/Card.svelte', 'mentions')).toEqual(
    expect.arrayContaining(['of', 'flip', 'title', 'label'])
  )
})

it('what has a script of the module, or markup that is none, has no outline', () => {
  const outline = (text: string) => outlineSvelte(new Map([['A.svelte', text]]))
  expect(() => outline('<script module>\n  let a = 1\n</script>\n')).toThrow('only the script of an instance')
  expect(() => outline('<p>{a</p>\n')).toThrow('A.svelte')
  expect(() => outline('<p use:a></p>\n')).toThrow('A.svelte: UseDirective is not read')
})

function namesOf(path: string, kind: 'styleNames' | 'mentions'): readonly string[] | undefined {
  return components.get(path)?.flatMap((piece) => (piece.kind === 'statement' && piece[kind]) || [])
}
