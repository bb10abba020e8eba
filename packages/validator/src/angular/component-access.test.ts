import { findText } from '@sitewright/project'
import { beforeAll, describe, expect, it } from 'vitest'
import { changed } from '../fixtures/changes.ts'
import { fixture } from '../fixtures/read.ts'
import { check } from '../index.ts'
import { messages } from '../messages.ts'
import { accessProblems } from '../rules/site/element-access.ts'
import { angularCompiler, prepareAngular } from './compiler.ts'
import { readMarkup } from './read-markup.ts'

const cobbler = fixture('cobbler')

beforeAll(() => prepareAngular(cobbler))

function said(markup: string): string[] {
  const compiler = angularCompiler()
  if (compiler === undefined) throw new Error('The compiler of Angular was not loaded.')
  return accessProblems(readMarkup({ text: markup }, compiler)).map(
    ({ message, range: [start, end] }) => `${markup.slice(start, end)} ${message}`
  )
}

describe('labels in templates of Angular', () => {
  it.each([
    ['a picture without a text', '<img src="/a.jpg" />', messages.noPictureText],
    ['a picture that Angular loads', '<img ngSrc="/a.jpg" width="1" height="1" />', messages.noPictureText],
    ['a field without a label', '<input [(ngModel)]="name">', messages.noLabel('input')],
    ['a field that another label names', '<label for="b">B</label><input id="a">', messages.noLabel('input')],
    [
      'a button without a name',
      '<button type="button"><svg aria-hidden="true" /></button>',
      messages.noName('button')
    ],
    ['a button with an empty name', '<button aria-label=" "></button>', messages.noName('button')],
    [
      'a link of a picture that says nothing',
      '<a routerLink="/"><img alt="" [src]="b"></a>',
      messages.noName('a')
    ],
    [
      'a button in a loop',
      '@for (a of list; track a) {<button (click)="go(a)"></button>}',
      messages.noName('button')
    ],
    ['a field in a branch', '@if (a) {<p>x</p>} @else {<textarea></textarea>}', messages.noLabel('textarea')],
    ['a picture in a case', '@switch (a) {@case (1) {<img [src]="b" />}}', messages.noPictureText],
    [
      'a picture that comes later',
      '@defer {<img [src]="b" />} @placeholder {<p>x</p>}',
      messages.noPictureText
    ],
    ['a picture by a directive with a star', '<img *ngIf="b" [src]="b" />', messages.noPictureText]
  ])('says of %s what is missing', (_, markup, message) => {
    expect(said(markup)).toEqual([expect.stringContaining(message)])
  })

  it.each([
    [
      'a picture with a text',
      '<img src="/a.jpg" alt="A vase" /><img [src]="b" [alt]="c" /><img src="{{ b }}" alt="{{ c }}" />'
    ],
    ['a field in a label', '<label>Name @if (a) {<input [(ngModel)]="name">}</label>'],
    [
      'a field that a label is for',
      '<label for="a">A</label><input id="a"><label [for]="id">B</label><input [id]="id"><label [attr.for]="x">C</label><input [attr.id]="x">'
    ],
    [
      'a field with a name of its own',
      '<input [attr.aria-label]="a"><input [ariaLabel]="b"><input aria-label="{{ c }}">'
    ],
    [
      'a field within a component',
      '<app-field><input></app-field><app-field><ng-template #control><select></select></ng-template></app-field>'
    ],
    [
      'a field in a template that is drawn elsewhere',
      '<ng-template #control><input></ng-template><label><ng-container [ngTemplateOutlet]="control" /></label>'
    ],
    ['a field of a kind that is named by what it is', '<input type="submit"><input [type]="kind">'],
    [
      'a button with words',
      '<button>{{ text }}</button><button [innerHTML]="html"></button><button i18n>{a, plural, other {b}}</button>'
    ],
    [
      'a button that a component or a slot names',
      '<button><app-icon /></button><button><ng-content /></button>'
    ],
    [
      'what a directive may name or draw',
      '<button appIconButton [icon]="a"></button><a href="/" [appWords]="b"></a><a href="/"><span appWords></span></a><input appControl><a href="/"><ng-container appWords="c" /></a>'
    ],
    ['what nobody meets', '<button aria-hidden="true"></button><button aria-hidden></button><input hidden>']
  ])('says nothing of %s', (_, markup) => {
    expect(said(markup)).toEqual([])
  })

  it('are a check of their own in a report, which was done', async () => {
    const order = 'src/app/pages/order-page.html'
    const unlabelled = changed(cobbler, order, '<label for="repair">Repair</label>\n', '')
    const inline = changed(unlabelled, 'src/app/ui/site-footer.ts', '{{ telephone() }}', '')
    const { checks, warnings } = await check(inline, { build: 'none' })
    expect(warnings).toMatchObject([
      { file: order, ruleId: 'access/component', line: 6 },
      { file: 'src/app/ui/site-footer.ts', ruleId: 'access/component', line: 7 }
    ])
    expect(checks.find(({ id }) => id === 'access')).toMatchObject({ state: 'found', count: 2 })
  })

  it('reads markup that nests deeper than a call stack, or says nothing of it', async () => {
    const deep = `<button>${'<div>'.repeat(8_000)}<input>${'</div>'.repeat(8_000)}</button>`
    const path = 'src/app/pages/home-page.html'
    const project = changed(cobbler, path, findText(cobbler, path) ?? '', deep)
    const { finalStatus, fixedFiles, warnings } = await check(project, { build: 'none' })
    expect(finalStatus).not.toBe('ERROR')
    expect(warnings.filter(({ ruleId }) => ruleId.startsWith('internal'))).toEqual([])
    expect(fixedFiles).toHaveLength(cobbler.size)
  })
})
