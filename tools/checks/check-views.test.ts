import { describe, expect, it } from 'vitest'
import { findBreaches, findInView } from './check-views.ts'

const breachesIn = (code: string) => findInView(code).map(({ breach }) => breach)

describe('a view', () => {
  it.each([
    ["fetch('/api')", 'ask'],
    ["localStorage.getItem('a')", 'keep'],
    ["sessionStorage.getItem('a')", 'keep'],
    ['const now = new Date()', 'read the clock'],
    ['const now = Date.now()', 'read the clock'],
    ['setTimeout(close, wait)', 'wait'],
    ['requestAnimationFrame(look)', 'wait'],
    ['const languages = navigator.languages', 'reach for the browser'],
    ['window.scrollTo(0, 0)', 'reach for the browser'],
    ["document.title = ''", 'reach for the browser'],
    ['const view = <p>Nothing was sent.</p>', 'say'],
    ['const view = <img alt="A tooth" />', 'say'],
    ['const view = items.length > 4 && <More />', 'count'],
    ['const shown = 4\nconst view = items.length > shown', 'count'],
    ['const view = items.slice(0, 4)', 'count'],
    ['const shown = { times: 3 } as const\nconst view = items.slice(0, shown.times)', 'count'],
    ['const view = points.length === 31', 'count']
  ])('may not: %s', (code, breach) => {
    expect(breachesIn(code)).toEqual([breach])
  })

  it.each([
    ['const view = items.length > 1 && items.slice(1)'],
    ['const view = <Picture width={700} height={500} />'],
    ['const view = props.document ?? props.window'],
    ['function useNow(): Date | undefined { return undefined }'],
    ["import { document } from './document.ts'\nconst view = document"],
    ['const view = ({ navigator }) => navigator.name'],
    ['const view = firstOf(items, homeServices).shown'],
    ['const view = <p className="sec two">{messages.title}</p>']
  ])('may: %s', (code) => {
    expect(breachesIn(code)).toEqual([])
  })
})

it('what is found is named with line and remedy', () => {
  expect(findBreaches([{ path: 'templates/react/src/ui/hooks.tsx', text: '\nwindow.close()' }])).toEqual([
    'templates/react/src/ui/hooks.tsx:2 uses window: put it into templates/browser'
  ])
})

it('components of Vue are read in script and markup', () => {
  const path = 'templates/vue/src/ui/SlowList.vue'
  const text = [
    '<script setup lang="ts">',
    'const { items } = defineProps<{ items: readonly string[] }>()',
    'const later = () => setTimeout(() => undefined)',
    '</script>',
    '',
    '<template>',
    '  <!-- No finding: a comment. -->',
    '  <ul v-if="items.length > 4" class="row wide" @click="later">',
    '    <li',
    '      v-for="(item, index) in items.slice(1)"',
    '      :key="index"',
    '      :title="item"',
    '      @click="window.close()"',
    '    >',
    '      {{ item }}',
    '      Nothing yet',
    '    </li>',
    '  </ul>',
    '  <template #end="{ document }">{{ document }}</template>',
    '</template>'
  ].join('\n')
  expect(findBreaches([{ path, text }])).toEqual([
    `${path}:3 uses setTimeout: wait in templates/domain/sessions`,
    `${path}:8 compares with a number: put the number into templates/domain, as a rule or a table with a name`,
    `${path}:13 uses window: put it into templates/browser`,
    `${path}:16 holds the text "Nothing yet": put it into templates/domain/messages`
  ])
})

it('components of Svelte are read in script and markup', () => {
  const path = 'templates/svelte/src/lib/ui/SlowList.svelte'
  const text = [
    '<script lang="ts">',
    '  let { items, document }: { items: readonly string[]; document: string } = $props()',
    '  const later = () => setTimeout(() => undefined)',
    '</script>',
    '',
    '<!-- No finding: a comment. -->',
    '{#if items.length > 4}',
    '  <ul class="row wide" onclick={later}>',
    '    {#each items.slice(1) as item, index (index)}',
    '      <li',
    '        title={item}',
    '        onclick={() => window.close()}',
    '      >',
    '        {item}',
    '        Nothing yet',
    '      </li>',
    '    {:else}',
    '      {navigator.language}',
    '    {/each}',
    '  </ul>',
    '{/if}',
    '{#snippet row(text: string)}{text} {document}{/snippet}',
    '{#await items}{:then late}{@const shown = late.slice(0, 3)}{@render row(shown)}{/await}'
  ].join('\n')
  expect(findBreaches([{ path, text }])).toEqual([
    `${path}:3 uses setTimeout: wait in templates/domain/sessions`,
    `${path}:7 compares with a number: put the number into templates/domain, as a rule or a table with a name`,
    `${path}:12 uses window: put it into templates/browser`,
    `${path}:18 uses navigator: put it into templates/browser`,
    `${path}:23 cuts by a number: put the number into templates/domain, as a rule or a table with a name`,
    `${path}:15 holds the text "Nothing yet": put it into templates/domain/messages`
  ])
})
