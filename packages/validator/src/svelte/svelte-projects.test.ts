import { file, findText, toProject, type Project } from '@sitewright/project'
import { describe, expect, it } from 'vitest'
import { seeded } from '../fixtures/mutations.ts'
import { fixture } from '../fixtures/read.ts'
import { check, repair } from '../index.ts'

const gardener = fixture('gardener')
const textOf = (path: string): string => findText(gardener, path) ?? ''

const withFile = (path: string, text: string): Project =>
  toProject([...[...gardener.values()].filter((each) => each.path !== path), file(path, text)])

const changed = (path: string, from: string, to: string): Project => {
  expect(textOf(path)).toContain(from)
  return withFile(
    path,
    textOf(path).replace(from, () => to)
  )
}

const without = (path: string): Project =>
  toProject([...gardener.values()].filter((each) => each.path !== path))

const errorsOf = async (project: Project) =>
  (await check(project, { build: 'none' })).errors.map(({ file: path, ruleId, line }) => [path, ruleId, line])

const home = 'src/routes/+page.svelte'
const order = 'src/routes/order/+page.svelte'
const card = 'src/lib/ui/PlantCard.svelte'

describe('a project of SvelteKit', () => {
  it('is checked by its own profile, linked, and faultless as it is', async () => {
    const report = await check(gardener)
    expect([...report.errors, ...report.warnings]).toEqual([])
    expect(report).toMatchObject({
      profile: 'sveltekit',
      finalStatus: 'READY_TO_USE',
      buildTest: { buildSuccess: true, engine: 'rollup' }
    })
    const states = new Map(report.checks.map(({ id, state }) => [id, state]))
    expect(['names', 'access', 'routes'].map((id) => states.get(id as 'names'))).toEqual([
      'clean',
      'clean',
      'clean'
    ])
  })

  it.each([
    ['an element that is never closed', order, '</form>', '', 12],
    ['a block that is never closed', home, '    </li>\n  {/each}\n</ul>\n', '    </li>\n</ul>\n', 27],
    ['an if that a list closes', home, '        {/if}\n', '', 24],
    ['an if without its end', home, '  <p>{chosen.name}</p>\n{/if}\n', '  <p>{chosen.name}</p>\n', 29],
    ['an end without its block', home, '{#if chosen}\n', '', 30],
    ['an else that is spelled wrong', home, '{:else}', '{:els}', 22],
    ['a loop over nothing', home, '{#each hardy as plant', '{#each hardy of plant', 16],
    ['an expression without its end', card, '<h3>{plant.name}</h3>', '<h3>{plant.name</h3>', 18],
    ['a handler that is no expression', card, 'onclick={onpick}', 'onclick={() =>}', 20],
    ['an attribute without its end', card, 'type="button"', 'type="button', 25],
    ['a script that is no script', order, 'createOrder()\n', 'createOrder(\n', 8],
    ['a script without its end', card, '</script>\n', '', 26],
    ['a style that is none', card, '  .first {\n', '  .first {{\n', 24],
    ['a name that is declared twice', order, 'const order =', 'const data = 1\n  const order =', 7]
  ])('says of %s where it stands', async (_, path, from, to, line) => {
    const found = await errorsOf(changed(path, from, to))
    expect(found).toContainEqual([path, 'svelte/syntax', line])
  })

  it('names what is imported and what is not there', async () => {
    expect(await errorsOf(changed(order, '#lib/order.svelte.ts', '#lib/orders.svelte.ts'))).toContainEqual([
      order,
      'script/missing-import',
      3
    ])
    expect(await errorsOf(without(card))).toEqual([[home, 'script/missing-import', 2]])
    const inMarkup = changed(order, "import('#lib/ui/SiteMenu.svelte')", "import('#lib/ui/SiteList.svelte')")
    expect(await errorsOf(inMarkup)).toEqual([[order, 'script/missing-import', 18]])
    const unknown = changed(home, 'import { isHardy,', 'import { isHard as isHardy,')
    expect(await errorsOf(unknown)).toEqual([[home, 'script/missing-export', 3]])
    const ofComponent = changed(card, 'import { menuId }', 'import { menuIds as menuId }')
    expect(await errorsOf(ofComponent)).toEqual([[card, 'script/missing-export', 5]])
    const packageless = changed(card, "from 'svelte/transition'", "from 'svelte-motion'")
    expect(await errorsOf(packageless)).toEqual([['package.json', 'manifest/missing-dependency', undefined]])
    const inModule = changed('src/lib/order.svelte.ts', '/** An', "import './gone.ts'\n/** An")
    expect(await errorsOf(inModule)).toEqual([['src/lib/order.svelte.ts', 'script/missing-import', 1]])
  })

  it('is not built without what its routes import', async () => {
    for (const path of [card, 'src/lib/plants.ts', 'src/lib/order.svelte.ts'])
      expect((await check(without(path))).buildTest.buildSuccess, path).toBe(false)
    const { buildTest } = await check(changed(order, '{ createOrder }', '{ createOrders as createOrder }'))
    expect(buildTest).toMatchObject({ buildSuccess: false, errors: [{ file: order, line: 3 }] })
  })

  it.each([
    ['in its script', home, 'import { isHardy, plants,', 'import { plants,', 6],
    ['in its markup', card, '{plant.name}</h3>', '{plants.name}</h3>', 18],
    ['of a loop, outside of it', home, '<h1>Plants</h1>', '<h1>Plants {plant}</h1>', 13],
    ['of a constant, outside of it', home, '<h1>Plants</h1>', '<h1>{first}</h1>', 13],
    ['of a snippet', home, "heading('Hardy')", "headings('Hardy')", 14],
    ['that a snippet is given, outside of it', home, '<h1>Plants</h1>', '<h1>{title}</h1>', 13],
    ['of a handler', order, 'event.preventDefault()', 'send(event)', 12],
    ['of an attribute', card, 'aria-describedby={menuId}', 'aria-describedby={menu}', 17],
    ['that an attribute is short for', home, '{plant} {first}', '{plant} {last}', 19],
    ['that a class is short for', card, 'class:first', 'class:last', 17],
    ['of a transition', card, 'transition:fade', 'transition:fly', 17],
    ['of an action', card, '<article', '<article use:drag.move', 17],
    ['of a binding', order, 'bind:value={order.name}', 'bind:value={orders.name}', 13],
    ['of a store', order, '{order.count}</button>', '{$orders}</button>', 16],
    ['of a component', home, "  import PlantCard from '#lib/ui/PlantCard.svelte'\n", '', 18],
    ['that is no rune', order, 'const order =', 'const state = $stat(1)\n  const order =', 7]
  ])('says of a name that nothing defines where it stands: %s', async (_, path, from, to, line) => {
    expect(await errorsOf(changed(path, from, to))).toContainEqual([path, 'script/undefined-name', line])
  })

  it('may write its expressions in every way of Svelte', async () => {
    const runes = withFile(
      'src/lib/ui/EveryWay.svelte',
      [
        '<svelte:options runes />',
        '<script module lang="ts">',
        '  export const one = 1',
        '  enum Size { small }',
        '</script>',
        '',
        '<script lang="ts" generics="T extends { id: string }">',
        "  import { flip } from 'svelte/animate'",
        "  import { writable } from 'svelte/store'",
        "  import * as Ui from './parts.ts'",
        '  let { list, text = $bindable(""), ...rest }: { list: T[]; text?: string } = $props()',
        '  const count = writable(0)',
        '  let input = $state<HTMLInputElement>()!',
        '  $effect.pre(() => void $count)',
        '  const Chosen = $derived(Ui.parts[0])',
        '  const highlight = (node: HTMLElement, by?: number) => void [node, by]',
        '</script>',
        '',
        '<svelte:window onkeydown={(event: KeyboardEvent) => event.key} />',
        '<svelte:body use:highlight={one} />',
        '{#each list as { id, ...others }, at (id)}',
        '  <div animate:flip={{ duration: at }} style:--gap={at} style:color={id} {...others}>{$count + Size.small}</div>',
        '{:else}',
        '  {@render empty?.("none", 2)}',
        '{/each}',
        '{#each { length: 3 }, row}<i>{row}</i>{/each}',
        '{#each [1, 2]}<b>x</b>{/each}',
        '{#snippet empty(title: string, size: number = one)}<p title="{title} {size}">{@html title}</p>{/snippet}',
        '{#key text}<Ui.Table {...rest} {@attach (node) => highlight(node as HTMLElement)} />{/key}',
        '<Chosen>{#snippet row([first, second = one])}{first}{second}{/snippet}</Chosen>',
        '<svelte:element this={one > 0 ? "b" : "i"}>{(text as string).length}</svelte:element>',
        '<svelte:element this="b">x</svelte:element>',
        '<svelte:boundary onerror={(error) => console.warn(error)}>',
        '  {#snippet failed(error, reset)}<button onclick={reset}>{error.message}</button>{/snippet}',
        '  {#await fetch("/")}<p>…</p>{:then { ok }}{ok}{:catch error}{error.message}{/await}',
        '</svelte:boundary>',
        '<label>Text <input bind:this={input} bind:value={() => text, (next) => (text = next)} /></label>',
        '{@debug text}',
        ''
      ].join('\n')
    )
    const legacy = file(
      'src/lib/ui/OldWay.svelte',
      [
        '<script>',
        "  import { createEventDispatcher } from 'svelte'",
        "  import EveryWay from './EveryWay.svelte'",
        '  export let count = 1',
        '  let className = ""',
        '  export { className as class }',
        '  $: doubled = count * 2',
        '  $: ({ width, sizes: [height = 1] } = measure(doubled))',
        '  $: if (count > 3) alert(count)',
        '  const dispatch = createEventDispatcher()',
        '  const measure = (size) => ({ width: size, sizes: [size] })',
        '</script>',
        '<div {...$$restProps} class={$$props.class} on:click on:keydown={() => dispatch("key")}>',
        '  <slot name="head" {width}>{height} {className}</slot>',
        '  {#if $$slots.default}<slot />{/if}',
        '</div>',
        '<EveryWay let:item={{ id }} let:at>{id} {at}<p slot="row" let:row>{row}</p></EveryWay>',
        ''
      ].join('\n')
    )
    const parts = file('src/lib/ui/parts.ts', 'export const Table = {}\nexport const parts = [Table]\n')
    const project = toProject([...runes.values(), legacy, parts])
    const report = await check(project)
    expect([...report.errors, ...report.warnings]).toEqual([])
    expect(report.buildTest.buildSuccess).toBe(true)
  })

  it('that was cut off anywhere is reported, never thrown, and loses no file', async () => {
    const random = seeded(20_261_130)
    const paths = [...gardener.keys()].filter((path) => path.endsWith('.svelte'))
    for (let round = 0; round < 60; round += 1) {
      const path = paths[Math.floor(random() * paths.length)] ?? ''
      const cut = textOf(path).slice(0, Math.floor(random() * textOf(path).length))
      const report = await repair(withFile(path, cut), { build: 'none' })
      expect(report.finalStatus).not.toBe('ERROR')
      expect(report.fixedFiles).toHaveLength(gardener.size)
      if (isOpen(cut))
        expect(
          report.errors.map((each) => each.file),
          cut
        ).toContain(path)
    }
  })

  it('whose end alone is missing is closed where likely repairs are asked for', async () => {
    for (const [path, ends] of [
      [home, '{/if}\n'],
      [order, '{/await}\n'],
      [card, '</style>\n'],
      ['src/routes/+error.svelte', '</h1>\n']
    ] as const) {
      const broken = withFile(path, textOf(path).slice(0, -ends.length))
      const { errors } = await check(broken, { build: 'none' })
      expect(errors, path).toMatchObject([{ file: path, ruleId: 'svelte/syntax' }])
      const { fixedFiles, errors: left } = await repair(broken, { fixes: 'likely', build: 'none' })
      expect(left, path).toEqual([])
      expect(fixedFiles.find((each) => each.path === path)?.content).toContain(ends)
    }
  })

  it('in a code fence is freed of it', async () => {
    const { fixedFiles } = await repair(withFile(home, `\`\`\`svelte\n${textOf(home)}\`\`\`\n`), {
      build: 'none'
    })
    expect(fixedFiles.find((each) => each.path === home)?.content).toBe(textOf(home))
  })

  it('whose import has a wrong letter or case gets it right', async () => {
    for (const [right, wrong] of [
      ['#lib/ui/PlantCard.svelte', '#lib/ui/PlantCrad.svelte'],
      ['#lib/ui/PlantCard.svelte', '#lib/ui/plantcard.svelte']
    ] as const) {
      const { fixedFiles } = await repair(changed(home, right, wrong), { build: 'none' })
      expect(findText(toProject(fixedFiles), home)).toBe(textOf(home))
    }
  })

  it.each(['svelte', '@sveltejs/kit', '@sveltejs/vite-plugin-svelte', 'vite'])(
    'without the package %s gets it again, among its tools',
    async (name) => {
      const manifest = JSON.parse(textOf('package.json')) as Record<string, Record<string, string>>
      const { [name]: range, ...others } = manifest['devDependencies'] ?? {}
      const lacking = withFile(
        'package.json',
        `${JSON.stringify({ ...manifest, devDependencies: others }, null, 2)}\n`
      )
      expect((await check(lacking, { build: 'none' })).errors).not.toEqual([])
      const { fixedFiles } = await repair(lacking, { build: 'none' })
      const mended = JSON.parse(findText(toProject(fixedFiles), 'package.json') ?? '') as typeof manifest
      expect(mended['devDependencies']?.[name]).toBe(range)
    }
  )
})

/** Whether a text that was cut off is no whole component: without markup behind its script, it is one. */
function isOpen(cut: string): boolean {
  const count = (pattern: RegExp): number => cut.match(pattern)?.length ?? 0
  return (
    count(/<script\b[^>]*>/g) !== count(/<\/script>/g) ||
    count(/\{/g) !== count(/\}/g) ||
    count(/\{#/g) !== count(/\{\//g) ||
    count(/<(?:style|ul|li|form|main|nav|article)\b/g) !== count(/<\/(?:style|ul|li|form|main|nav|article)>/g)
  )
}
