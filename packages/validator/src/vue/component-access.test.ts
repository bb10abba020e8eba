import { file, findText, toProject } from '@sitewright/project'
import { beforeAll, describe, expect, it } from 'vitest'
import { fixture } from '../fixtures/read.ts'
import { check } from '../index.ts'
import { messages } from '../messages.ts'
import { accessProblems } from '../rules/site/element-access.ts'
import { prepareVue, vueCompiler } from './compiler.ts'
import { readMarkup } from './read-markup.ts'

const florist = fixture('florist')

beforeAll(() => prepareVue(florist))

/** Problems of markup in a component with several roots, which gets no fallthrough attributes. */
function said(markup: string): string[] {
  const compiler = vueCompiler()
  if (compiler === undefined) throw new Error('The compiler of Vue was not loaded.')
  const component = `<template>\n<p>Words</p>\n${markup}\n</template>\n`
  return accessProblems(readMarkup(component, compiler)).map(
    ({ message, range: [start, end] }) => `${component.slice(start, end)} ${message}`
  )
}

describe('labels in components of Vue', () => {
  it.each([
    ['a picture without a text', '<img src="/a.jpg" />', messages.noPictureText],
    ['a field without a label', '<input v-model="name">', messages.noLabel('input')],
    ['a field that another label names', '<label for="b">B</label><input id="a">', messages.noLabel('input')],
    [
      'a button without a name',
      '<button type="button"><svg aria-hidden="true" /></button>',
      messages.noName('button')
    ],
    ['a button with an empty name', '<button aria-label=" "></button>', messages.noName('button')],
    [
      'a link of a picture that says nothing',
      '<a href="/"><img alt="" src="/a.jpg"></a>',
      messages.noName('a')
    ],
    [
      'a button in a loop',
      '<ul><li v-for="a in list" :key="a"><button @click="go(a)" /></li></ul>',
      messages.noName('button')
    ]
  ])('says of %s what is missing', (_, markup, message) => {
    expect(said(markup)).toEqual([expect.stringContaining(message)])
  })

  it.each([
    ['a picture with a text', '<img src="/a.jpg" alt="A vase" />'],
    ['a picture whose text is bound', '<img :src="src" :alt="text"><img :src :alt>'],
    ['a field in a label', '<label>Name <input v-model="name"></label>'],
    ['a field that a label is for', '<label for="a">A</label><input id="a">'],
    ['a field that a bound label is for', '<label :for="id">A</label><input :id="id">'],
    ['a field within a component', '<BaseField><input v-model="name"></BaseField>'],
    ['a field in a slot of a component', '<BaseField><template #default><select /></template></BaseField>'],
    ['a field of a kind that is named by what it is', '<input type="submit"><input :type="kind">'],
    ['a button with words', '<button>{{ text }}</button><button v-text="text" /><button v-html="html" />'],
    ['a button that a component or a slot names', '<button><BaseIcon /></button><button><slot /></button>'],
    ['what is given all attributes', '<button v-bind="$attrs" /><input :[name]="value">'],
    ['what nobody meets', '<div><button aria-hidden="true" /><button aria-hidden /><input hidden></div>']
  ])('says nothing of %s', (_, markup) => {
    expect(said(markup)).toEqual([])
  })

  it('says nothing of a single outermost element, which gets what its parent hands on', () => {
    const compiler = vueCompiler()
    if (compiler === undefined) throw new Error('The compiler of Vue was not loaded.')
    const problems = (markup: string) =>
      accessProblems(readMarkup(`<template>${markup}</template>`, compiler)).length
    expect(problems('<input>')).toBe(0)
    expect(problems('<input v-if="short"><textarea v-else />')).toBe(0)
    expect(problems('<div><input></div>')).toBe(1)
  })

  it('reads markup that nests deeper than a call stack', () => {
    const deep = `<button>${'<div>'.repeat(8_000)}<input>${'</div>'.repeat(8_000)}</button>`
    expect(said(deep)).toEqual([
      `<button> ${messages.noName('button')}`,
      `<input> ${messages.noLabel('input')}`
    ])
  })

  it('reads links within links once each', () => {
    const count = 5_000
    expect(said(`${'<a href="/">\n'.repeat(count)}${'</a>\n'.repeat(count)}`)).toHaveLength(count)
  })

  it('are a check of their own in a report, which was done', async () => {
    const path = 'src/pages/OrderPage.vue'
    const text = findText(florist, path) ?? ''
    const { checks, warnings } = await check(
      toProject([
        ...[...florist.values()].filter((each) => each.path !== path),
        file(path, text.replace('<template>', '<template>\n  <p><img src="/vase.jpg" /></p>'))
      ]),
      { build: 'none' }
    )
    expect(warnings).toMatchObject([{ file: path, ruleId: 'access/component' }])
    expect(checks.find(({ id }) => id === 'access')).toMatchObject({ state: 'found' })
    const faultless = await check(florist, { build: 'none' })
    expect(faultless.checks.find(({ id }) => id === 'access')).toMatchObject({ state: 'clean' })
  })
})
