import { expect, it } from 'vitest'
import { check, findBreaches } from './check-svelte.ts'

const path = 'templates/svelte/src/lib/ui/PriceList.svelte'
const lines = (...each: readonly string[]): string => `${each.join('\n')}\n`

it('finds what the recommended rules of Svelte refuse, in markup and script', () => {
  const text = lines(
    '<script lang="ts">',
    '  let { items }: { items: string[] } = $props()',
    '  let first = $state(items[0])',
    '  $effect(() => { first = items[0] })',
    '</script>',
    '',
    '<ul>',
    '  {#each items as item}<li>{item}</li>{/each}',
    '</ul>',
    '<p>{@html first}</p>'
  )
  expect(
    findBreaches([{ path, text }]).map((finding) => /:(\d+) .*\((.*)\)$/.exec(finding)?.slice(1))
  ).toEqual([
    ['3', 'svelte/prefer-writable-derived'],
    ['8', 'svelte/require-each-key'],
    ['10', 'svelte/no-at-html-tags']
  ])
})

it('refuses an img whose attributes are spread', () => {
  const text = lines('<img alt="" {...source} />', '<p {...source}></p>')
  expect(findBreaches([{ path, text }])).toEqual([expect.stringMatching(/:1 .*\(no-restricted-syntax\)$/)])
})

it('takes a component that keeps them', () => {
  const text = lines(
    '<script lang="ts" generics="Item extends string">',
    '  let { items, lede }: { items: readonly Item[]; lede?: string | undefined } = $props()',
    '</script>',
    '',
    '{#if lede}<p>{lede}</p>{/if}',
    '<ul>',
    '  {#each items as item (item)}<li>{item as string}</li>{/each}',
    '</ul>'
  )
  expect(findBreaches([{ path, text }])).toEqual([])
})

it('no component of a template is refused', () => expect(check()).toEqual([]))
