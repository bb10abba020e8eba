import { expect, it } from 'vitest'
import { svelteToJavaScript } from './svelte-to-javascript.ts'

const lines = (...each: readonly string[]): string => `${each.join('\n')}\n`

const convert = async (text: string) =>
  svelteToJavaScript('src/lib/ui/PriceField.svelte', text, (name) => /^(\.|#lib)/.test(name))

it('erases types, and keeps defaults, comments and markup', async () => {
  const text = lines(
    '<script lang="ts" generics="Kind extends string">',
    "  import type { Snippet } from 'svelte'",
    "  import { format, type Format } from '#lib/domain/format.ts'",
    "  import { getApp } from '#lib/state/app.svelte.ts'",
    "  import BaseIcon from './BaseIcon.svelte'",
    '',
    '  /** What the list may hold, see domain/tones.ts. */',
    "  type Tone = 'ok' | 'err'",
    '',
    '  /** A price. */',
    '  interface Props {',
    '    /** In cents. */',
    '    amount: number',
    '    tone?: Tone | undefined',
    '    /** Of the field, not of the price. */',
    '    class?: string',
    '    children?: Snippet<[Kind]>',
    '  }',
    '',
    "  let { amount, tone = 'ok', class: extra, children }: Props = $props()",
    '',
    '  /** Pressed once, see domain/format.ts. */',
    '  let open = $state<boolean | undefined>()',
    '  const app = getApp()',
    '  const shown = $derived<string>(format(amount!, {} as Format))',
    '  /** Moves the focus. */',
    '  export function focus(): void {',
    "    open = app.site['open']",
    '  }',
    '</script>',
    '',
    '<!-- The label stands in domain/format.ts. -->',
    '<p class={[tone, extra, { open }]}><BaseIcon />{shown}{@render children?.()}</p>'
  )
  expect(await convert(text)).toBe(
    lines(
      '<script>',
      "  import { format } from '#lib/domain/format.js'",
      "  import { getApp } from '#lib/state/app.svelte.js'",
      "  import BaseIcon from './BaseIcon.svelte'",
      '',
      '  /** A price. */',
      '  let {',
      '    /** In cents. */',
      '    amount,',
      "    tone = 'ok',",
      '    /** Of the field, not of the price. */',
      '    class: extra,',
      '    children',
      '  } = $props()',
      '',
      '  /** Pressed once, see domain/format.js. */',
      '  let open = $state()',
      '  const app = getApp()',
      '  const shown = $derived(format(amount, {}))',
      '  /** Moves the focus. */',
      '  export function focus() {',
      '    open = app.site.open',
      '  }',
      '</script>',
      '',
      '<!-- The label stands in domain/format.js. -->',
      '<p class={[tone, extra, { open }]}><BaseIcon />{shown}{@render children?.()}</p>'
    )
  )
})

it('keeps the comment above the statement that takes the props, where there is one', async () => {
  const text = lines(
    '<script lang="ts">',
    '  /** The type. */',
    '  interface Props {',
    '    of: string',
    '  }',
    '',
    '  /** The component. */',
    '  let { of }: Props = $props()',
    '</script>',
    '',
    '{of}'
  )
  expect(await convert(text)).toBe(
    lines('<script>', '  /** The component. */', '  let { of } = $props()', '</script>', '', '{of}')
  )
})

it('leaves no blank line above the comment of a prop that has a line of its own', async () => {
  const text = lines(
    '<script lang="ts">',
    '  interface Props {',
    '    first: string',
    '    /** The other one. */',
    '    second: string',
    '  }',
    '',
    '  let {',
    '    first,',
    '    second',
    '  }: Props = $props()',
    '</script>',
    '',
    '{first}{second}'
  )
  expect(await convert(text)).toContain('    first,\n    /** The other one. */\n    second\n')
})

it('leaves out a script of types alone', async () => {
  const text = lines('<script lang="ts">', '  type Tone = string', '</script>', '', '<main></main>')
  expect(await convert(text)).toBe(lines('<main></main>'))
})

it('takes a component without TypeScript as it is', async () => {
  expect(await convert(lines('<p></p>'))).toBeUndefined()
  expect(await convert(lines('<script>', '  let a = 1', '</script>', '', '{a}'))).toBeUndefined()
})

it('takes the types of parameters out of snippets', async () => {
  const text = lines(
    '<script lang="ts">',
    '  let a = 1',
    '</script>',
    '',
    '{#snippet words(text: string, { by }: { by?: number })}<b>{text}{a}{by}</b>{/snippet}',
    "{@render words('one', {})}"
  )
  expect(await convert(text)).toBe(
    text.replace(' lang="ts"', '').replace('text: string, { by }: { by?: number }', 'text, { by }')
  )
})

it('names members in the markup with a dot where JavaScript can', async () => {
  const text = lines(
    '<script lang="ts">',
    '  let a = 1',
    '</script>',
    '',
    "<p title={a['one']?.['two']['three-four']}>{a['b']}</p>"
  )
  expect(await convert(text)).toContain("<p title={a.one?.two['three-four']}>{a.b}</p>")
})

it('refuses any other type in the markup, which stays as it is written', async () => {
  const text = lines('<script lang="ts">', '  let a = 1', '</script>', '', '<p>{a as unknown}</p>')
  await expect(convert(text)).rejects.toThrow('src/lib/ui/PriceField.svelte: its markup is not JavaScript')
})
