import { file, findText, toProject } from '@sitewright/project'
import { beforeAll, describe, expect, it } from 'vitest'
import { fixture } from '../fixtures/read.ts'
import { check } from '../index.ts'
import { messages } from '../messages.ts'
import { accessProblems } from '../rules/site/element-access.ts'
import { prepareSvelte, svelteParser } from './compiler.ts'
import { parseComponent } from './parse-component.ts'
import { readMarkup } from './read-markup.ts'

const gardener = fixture('gardener')

beforeAll(() => prepareSvelte(gardener))

function said(markup: string): string[] {
  const parse = svelteParser()
  if (parse === undefined) throw new Error('The compiler of Svelte was not loaded.')
  const { root, error } = parseComponent(markup, parse)
  if (root === undefined) throw new Error(error?.reason)
  return accessProblems(readMarkup(root, markup)).map(
    ({ message, range: [start, end] }) => `${markup.slice(start, end)} ${message}`
  )
}

describe('labels in components of Svelte', () => {
  it.each([
    ['a picture without a text', '<img src="/a.jpg" />', messages.noPictureText],
    ['a field without a label', '<input bind:value={name}>', messages.noLabel('input')],
    ['a field that another label names', '<label for="b">B</label><input id="a">', messages.noLabel('input')],
    ['a button without a name', '<button><svg aria-hidden="true" /></button>', messages.noName('button')],
    ['a button with an empty name', '<button aria-label=" "></button>', messages.noName('button')],
    ['a link of a picture that says nothing', '<a {href}><img alt="" {src}></a>', messages.noName('a')],
    [
      'a button in a loop',
      '{#each list as a}<button onclick={() => go(a)}></button>{/each}',
      messages.noName('button')
    ],
    ['a field in a branch', '{#if a}<p>x</p>{:else}<textarea></textarea>{/if}', messages.noLabel('textarea')],
    ['a picture that is waited for', '{#await a then b}<img src={b} />{/await}', messages.noPictureText],
    ['a picture in a snippet', '{#snippet shot(src)}<img {src} />{/snippet}', messages.noPictureText]
  ])('says of %s what is missing', (_, markup, message) => {
    expect(said(markup)).toEqual([expect.stringContaining(message)])
  })

  it.each([
    [
      'a picture with a text',
      '<img src="/a.jpg" alt="A vase" /><img {src} {alt} /><img {src} alt="{name} {b}" />'
    ],
    ['a field in a label', '<label>Name {#if a}<input bind:value={name}>{/if}</label>'],
    [
      'a field that a label is for',
      '<label for={id}>A</label><input {id}><label for="b">B</label><input id="b">'
    ],
    [
      'a field within a component',
      '<Field><input></Field><Field>{#snippet control()}<select></select>{/snippet}</Field>'
    ],
    [
      'a field that a snippet draws',
      '{#snippet control()}<input>{/snippet}<label>{@render control()}</label>'
    ],
    ['a field of a kind that is named by what it is', '<input type="submit"><input type={kind}>'],
    [
      'a button with words',
      '<button>{text}</button><button>{@html html}</button><button bind:textContent={text}></button>'
    ],
    ['a button that a component or a slot names', '<button><Icon /></button><button><slot /></button>'],
    ['what is given all attributes', '<button {...rest}></button><input {...rest}>'],
    [
      'what nobody meets',
      '<button aria-hidden="true"></button><button aria-hidden={true}></button><input hidden>'
    ],
    ['an element whose name is not known', '<svelte:element this={tag} href="/"></svelte:element>']
  ])('says nothing of %s', (_, markup) => {
    expect(said(markup)).toEqual([])
  })

  it('are a check of their own in a report, which was done', async () => {
    const path = 'src/routes/order/+page.svelte'
    const text = (findText(gardener, path) ?? '')
      .replace(' alt="A garden in May"', '')
      .replace('<label for="count">Count</label>', '')
    const project = toProject([
      ...[...gardener.values()].filter((each) => each.path !== path),
      file(path, text)
    ])
    const { checks, warnings } = await check(project, { build: 'none' })
    expect(warnings).toMatchObject([
      { file: path, ruleId: 'access/component', line: 11 },
      { file: path, ruleId: 'access/component', line: 15 }
    ])
    expect(checks.find(({ id }) => id === 'access')).toMatchObject({ state: 'found', count: 2 })
  })

  it('reads markup that nests deeper than a call stack, or says that it did not', async () => {
    const deep = `<button>${'<div>'.repeat(8_000)}<input>${'</div>'.repeat(8_000)}</button>`
    const { finalStatus, fixedFiles } = await check(toProject([file('src/App.svelte', deep)]), {
      build: 'none'
    })
    expect(finalStatus).not.toBe('ERROR')
    expect(fixedFiles).toHaveLength(1)
  })
})
