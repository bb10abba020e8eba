import { expect, it } from 'vitest'
import { check, findBreaches, findLiterals } from './check-literals.ts'

it.each([
  ['<p>Nothing yet</p>', ['Nothing yet']],
  ['<button aria-label="close" />', ['close']],
  ['<Field label={isNew ? "Name" : messages.name} />', ['Name']],
  ['<p>{`${count} files`}</p>', ['0 files']],
  ['<p>{count === 0 && "none"}</p>', ['none']],
  ['toast({ tone: "danger", text: "failed" })', ['failed']],
  ['const heads = ["Name", "Last sign-in"]', ['Name', 'Last sign-in']],
  ['html`<p class="small print">${say.none}</p><b>Nothing yet</b>`', ['Nothing yet']],
  ['html`<div class="hero wide" id="promise">${title}</div>`', []],
  ['<p title={messages.title}>{messages.text}</p>', []],
  ['<li className="badge rule" data-kind="new">{name}: {value}</li>', []],
  ['<code>npm run dev</code>', []],
  ['<input placeholder="https://" type="url" name="website" />', []],
  ['if (event.key === "Escape") throw new Error("there is no such step")', []]
])('%s', (code, expected) => expect(findLiterals(code).map(({ text }) => text)).toEqual(expected))

it('a component with a literal text is found', () => {
  const path = 'apps/web/src/pages/about/about.tsx'
  const found = findBreaches([{ path, text: 'export const About = () => (\n  <h1>About us</h1>\n)' }])
  expect(found).toContain(`${path}:2 holds the text "About us": put it into a messages.ts`)
})

it('a literal text of a component of Vue is found, in its script and in its markup', () => {
  const path = 'templates/vue/src/ui/AboutUs.vue'
  const text = [
    '<script setup lang="ts">',
    "const heads = ['Name']",
    '</script>',
    '',
    '<template>',
    '  <img class="art wide" alt="a tooth" :aria-label="heads ? \'close\' : undefined" />',
    '  <h1>About {{ heads }}</h1>',
    '  <code>npm run dev</code>',
    '</template>'
  ].join('\n')
  expect(findBreaches([{ path, text }])).toEqual(
    [
      [2, 'Name'],
      [6, 'a tooth'],
      [6, 'close'],
      [7, 'About']
    ].map(([line, said]) => `${path}:${line} holds the text "${said}": put it into a messages.ts`)
  )
})

it('a literal text of a component of Svelte is found, in its script and in its markup', () => {
  const path = 'templates/svelte/src/lib/ui/AboutUs.svelte'
  const text = [
    '<script lang="ts">',
    "  const heads = ['Name']",
    '</script>',
    '',
    '<img class={["art", "wide"]} alt="a tooth" aria-label={heads ? \'close\' : undefined} />',
    '<h1>About {heads}</h1>',
    '<p title="{heads} of us" id="{heads} of us">{#if heads}one{:else}{`${heads} others`}{/if}</p>',
    '<code>npm run dev</code>'
  ].join('\n')
  expect(findBreaches([{ path, text }])).toEqual(
    [
      [2, 'Name'],
      [5, 'a tooth'],
      [5, 'close'],
      [6, 'About'],
      [7, '0 of us'],
      [7, 'one'],
      [7, '0 others']
    ].map(([line, said]) => `${path}:${line} holds the text "${said}": put it into a messages.ts`)
  )
})

it('no component holds a literal text', () => expect(check()).toEqual([]))
