import { expect, it } from 'vitest'
import { prune } from '../../packages/generator/src/index.ts'
import { file, toProject } from '../../packages/project/src/index.ts'
import { linkMembers } from './link-members.ts'
import { outlineScripts } from './outline.ts'
import { outlineComponents } from './outline-component.ts'

const card = `<script setup lang="ts" generic="Part extends Shape">
// Pictures come last.
import { messages } from './messages.ts'
import type { Shape } from './shape.ts'
import BaseIcon from './BaseIcon.vue'

/** A card. */
const { of } = defineProps<{ of: Part }>()
</script>

<template>
  <!-- What is empty is left out. -->
  <p :class="['card', { flip: of }]" :title="messages.title"><BaseIcon :data-state="1" /></p>
</template>
`
const messages = "export const messages = {\n  title: 'Card',\n  other: 'None'\n} as const\n"
const shape = 'export interface Shape {\n  a: string\n}\n\nexport type Round = Shape\n'
const icon = '<template>\n  <i />\n</template>\n'
const texts = new Map([
  ['src/main.ts', "import Card from './Card.vue'\n\nCard.name\n"],
  ['src/Card.vue', card],
  ['src/BaseIcon.vue', icon],
  ['src/messages.ts', messages],
  ['src/shape.ts', shape]
])
const isComponent = (path: string) => path.endsWith('.vue')
const components = outlineComponents(new Map([...texts].filter(([path]) => isComponent(path))))

it('a component stays as it is, and of what it imports what script and markup name', async () => {
  const scripts = await outlineScripts(new Map([...texts].filter(([path]) => !isComponent(path))))
  const available = toProject([...texts].map(([path, text]) => file(path, text)))
  const { files } = prune(available, linkMembers(new Map([...scripts, ...components])), ['src/main.ts'])
  const left = Object.fromEntries([...files.values()].map(({ path, content }) => [path, content]))
  expect(left).toEqual({
    'src/main.ts': texts.get('src/main.ts'),
    'src/Card.vue': card,
    'src/BaseIcon.vue': icon,
    'src/messages.ts': "export const messages = {\n  title: 'Card'\n} as const\n",
    'src/shape.ts': 'export interface Shape {\n  a: string\n}\n'
  })
})

it('the markup of a component names classes, also those by condition, and attributes', () => {
  const names = components
    .get('src/Card.vue')
    ?.flatMap((piece) => (piece.kind === 'statement' && piece.styleNames) || [])
  expect(names).toEqual(expect.arrayContaining(['card', 'flip', 'data-state']))
  expect(names).not.toContain('Pictures')
})

it('what has two scripts, or markup that is none, has no outline', () => {
  const outline = (text: string) => outlineComponents(new Map([['A.vue', text]]))
  expect(() => outline('<script>\nexport default {}\n</script>\n')).toThrow('only a script with setup')
  expect(() => outline('<template><p></template>\n')).toThrow('A.vue')
  expect(() => outline('<template><p :a="b +" /></template>\n')).toThrow('A.vue')
})
