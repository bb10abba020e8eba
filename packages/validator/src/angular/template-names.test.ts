import { file, toProject, type Project } from '@sitewright/project'
import { describe, expect, it } from 'vitest'
import { changed } from '../fixtures/changes.ts'
import { fixture } from '../fixtures/read.ts'
import { check } from '../index.ts'
import { messages } from '../messages.ts'

const cobbler = fixture('cobbler')

const namesIn = async (project: Project) =>
  (await check(project, { build: 'none' })).errors.map(({ file: path, line, message, ruleId }) =>
    ruleId === 'angular/template-name' ? [path, line, message] : [path, ruleId]
  )

const home = 'src/app/pages/home-page.html'
const homeClass = 'src/app/pages/home-page.ts'
const order = 'src/app/pages/order-page.html'
const card = 'src/app/ui/repair-card.html'
const prices = 'src/app/pages/price-page.ts'

describe('names in templates of Angular', () => {
  it.each([
    ['in an interpolation', home, '{{ count() }}', '{{ counts() }}', 1, 'counts', 'HomePage'],
    [
      'in a template of a script',
      prices,
      'of shop.repairs()',
      'of store.repairs()',
      10,
      'store',
      'PricePage'
    ],
    ['of a loop, outside of it', home, 'alt="Our workshop"', '[alt]="repair.name"', 11, 'repair', 'HomePage'],
    ['of a condition, outside of it', card, 'Ask us', '{{ price }}', 7, 'price', 'RepairCard'],
    ['that a loop tracks by', home, 'track repair.id', 'track repairId', 3, 'repairId', 'HomePage'],
    ['that a loop goes through', home, 'of repairs()', 'of repair()', 3, 'repair', 'HomePage'],
    ['of a handler', order, 'send($event, form)', 'submit($event, form)', 1, 'submit', 'OrderPage'],
    ['of a binding', card, '"first()"', '"last()"', 2, 'last', 'RepairCard'],
    ['of a constant', card, 'repair().name;', 'repairs().name;', 1, 'repairs', 'RepairCard'],
    ['of a reference', order, 'field.value', 'input.value', 4, 'input', 'OrderPage'],
    ['of a global', home, '{{ count() }}', '{{ Math.max(count(), 1) }}', 1, 'Math', 'HomePage'],
    [
      'of a block that waits',
      order,
      '@defer (on viewport)',
      '@defer (when ready())',
      19,
      'ready',
      'OrderPage'
    ],
    ['behind an optional access', home, '{{ count() }}', '{{ this.total?.count }}', 1, 'total', 'HomePage'],
    [
      'within a function',
      order,
      'name.set(field.value)',
      'name.update((old) => old + added)',
      4,
      'added',
      'OrderPage'
    ]
  ])(
    'that nothing defines are said where they stand: %s',
    async (_, path, from, to, line, name, component) => {
      expect(await namesIn(changed(cobbler, path, from, to))).toEqual([
        [path, line, messages.unknownMember(name, component)]
      ])
    }
  )

  it('may be inherited from a class of another file, and not where that does not define them', async () => {
    const base = changed(cobbler, 'src/app/ui/card.ts', 'protected label(', 'protected caption(')
    expect(await namesIn(base)).toEqual([[card, 3, messages.unknownMember('label', 'RepairCard')]])
    const hidden = changed(cobbler, 'src/app/ui/card.ts', 'protected label(', 'private label(')
    expect(await namesIn(hidden)).toEqual([[card, 3, messages.privateMember('label', 'RepairCard')]])
  })

  it('are not looked for where a class of a package may define them, and the report says so', async () => {
    const path = 'src/app/ui/card.ts'
    const based = changed(
      changed(cobbler, path, '/** What', "import { Base } from '@angular/router';\n\n/** What"),
      path,
      'export abstract class Card {',
      'export abstract class Card extends Base {'
    )
    expect(await namesIn(based)).toEqual([])
    const { checks } = await check(based, { build: 'none' })
    expect(checks.find(({ id }) => id === 'names')).toMatchObject({ state: 'clean' })
    const guessed = changed(based, card, 'label(name)', 'caption(name)')
    expect(await namesIn(guessed)).toEqual([])
    const report = await check(guessed, { build: 'none' })
    expect(report.checks.find(({ id }) => id === 'names')).toMatchObject({ why: messages.partlyRead(card) })
  })

  it('are those of the class, not of a module around it', async () => {
    const shadowed = changed(cobbler, homeClass, '@Component', 'export const workshop = 1;\n\n@Component')
    expect(await namesIn(changed(shadowed, home, '{{ count() }}', '{{ workshop }}'))).toEqual([
      [home, 1, messages.unknownMember('workshop', 'HomePage')]
    ])
  })

  it('may be written in every way of Angular', async () => {
    const everyWay = file(
      'src/app/ui/every-way.ts',
      [
        "import { AsyncPipe, NgTemplateOutlet } from '@angular/common';",
        "import { Component, model, signal } from '@angular/core';",
        "import { of } from 'rxjs';",
        "import * as texts from './texts';",
        '',
        'interface Row { id: string; cells?: Record<string, string> }',
        '',
        '@Component({',
        "  selector: 'app-every-way',",
        '  imports: [AsyncPipe, NgTemplateOutlet],',
        "  templateUrl: './every-way.html',",
        "  host: { '[class.open]': 'isOpen()' }",
        '})',
        'export class EveryWay {',
        '  static readonly shared = 1;',
        '  #count = 0;',
        '  readonly text = model("");',
        '  protected readonly isOpen = signal(false);',
        '  protected readonly texts = texts;',
        '  protected readonly rows$ = of<Row[]>([]);',
        '  protected row?: Row;',
        "  protected 'quoted-name' = 1;",
        '  get count() { return this.#count; }',
        '  protected accessor step = 1;',
        '  protected toggle = (by: number): void => { this.#count += by; };',
        '  constructor(readonly given: string, private hidden = given) { void this.hidden; }',
        '}',
        ''
      ].join('\n')
    )
    const markup = file(
      'src/app/ui/every-way.html',
      [
        '@let size = count + step; @let open = isOpen();',
        '@if (rows$ | async; as rows) {',
        '  @for (row of rows; track row.id; let at = $index, even = $even) {',
        '    <p [class.even]="even" [style.width.px]="at * size" [attr.data-id]="row.id">{{ row.cells?.["a"] ?? texts.none }}</p>',
        '  } @empty {',
        '    <p>{{ texts.none }} {{ given }}</p>',
        '  }',
        '} @else if (open && !row) {',
        '  <p i18n title="{{ given }} {{ step }}">{{ `${given} of ${size}` }} {{ typeof row }} {{ void 0 }}</p>',
        '}',
        '@switch (step) { @case (1) { <p>{{ $any(row).id }}</p> } @default { <p>{{ row!.id }}</p> } }',
        '<label>Text <input #field [(ngModel)]="text" [value]="text()" (keydown.enter)="toggle(field.value.length); row = undefined" /></label>',
        '<ng-template #line let-item let-index="index"><li>{{ item }} {{ index }}</li></ng-template>',
        '<ng-container [ngTemplateOutlet]="line" [ngTemplateOutletContext]="{ $implicit: given, index: [1, size] }" />',
        '<button type="button" (click)="isOpen.update((was) => !was); $event.stopPropagation()">{{ field.value }}</button>',
        '<span>{count, plural, =0 {none} =1 {one} other {{{ count }} of {{ size }}}}</span>',
        '<p ngNonBindable>{{ raw }}</p>',
        '<svg viewBox="0 0 1 1"><path [attr.d]="given" /></svg>',
        '@defer (on viewport; prefetch when open) { <p>{{ count }}</p> } @placeholder { <p>{{ step }}</p> } @error { <p>{{ texts.none }}</p> }',
        ''
      ].join('\n')
    )
    const texts = file('src/app/ui/texts.ts', "export const none = 'none';\n")
    const page = changed(
      changed(
        cobbler,
        homeClass,
        'import { Shop }',
        "import { EveryWay } from '../ui/every-way';\nimport { Shop }"
      ),
      homeClass,
      'imports: [RepairCard]',
      'imports: [RepairCard, EveryWay]'
    )
    const used = changed(page, home, '<h2>', '<app-every-way [(text)]="title" />\n<h2>')
    const whole = changed(
      used,
      homeClass,
      '  protected order',
      "  protected title = '';\n\n  protected order"
    )
    const report = await check(toProject([...whole.values(), everyWay, markup, texts]), { build: 'none' })
    expect(report.errors.map(({ line, message }) => `${line} ${message}`)).toEqual([
      `12 ${messages.unknownProperty('ngModel', 'input')}`
    ])
  })
})
