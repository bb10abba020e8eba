import { file, findText, toProject, type Project } from '@sitewright/project'
import { describe, expect, it } from 'vitest'
import { seeded } from '../fixtures/mutations.ts'
import { changed, withFile, without } from '../fixtures/changes.ts'
import { fixture } from '../fixtures/read.ts'
import { check, repair } from '../index.ts'

const cobbler = fixture('cobbler')
const textOf = (path: string): string => findText(cobbler, path) ?? ''

const errorsOf = async (project: Project) =>
  (await check(project, { build: 'none' })).errors.map(({ file: path, ruleId, line }) => [path, ruleId, line])

const home = 'src/app/pages/home-page.html'
const order = 'src/app/pages/order-page.html'
const card = 'src/app/ui/repair-card.html'
const footer = 'src/app/ui/site-footer.ts'

describe('a project of Angular', () => {
  it('is checked by its own profile, linked, and faultless as it is', async () => {
    const report = await check(cobbler)
    expect([...report.errors, ...report.warnings]).toEqual([])
    expect(report).toMatchObject({
      profile: 'angular',
      finalStatus: 'READY_TO_USE',
      buildTest: { buildSuccess: true, engine: 'rollup' }
    })
  })

  it.each([
    ['an element that is never closed', home, '</ul>', '', 2],
    ['a tag that closes nothing', order, '</label>\n  <label', '</label></div>\n  <label', 5],
    ['a loop that is never closed', order, '    }\n  </select>', '  </select>', 8],
    [
      'a condition that is never closed',
      card,
      '  @if (repair().price; as price) {\n    <p>{{ price | price }}</p>\n  } @else {\n    <p>Ask us</p>\n  }',
      '  @if (repair().price; as price) {\n    <p>{{ price | price }}</p>\n',
      4
    ],
    ['an else without its if', card, '@if (repair().price; as price)', '@else', 4],
    ['a loop over nothing', home, 'repair of repairs()', 'repair in repairs()', 3],
    ['a loop that does not track', home, '; track repair.id', '', 3],
    ['an interpolation without its end', card, '{{ label(name) }}', '{{ label(name) }', 3],
    ['an expression that ends too soon', card, '[appHighlight]="first()"', '[appHighlight]="first("', 2],
    [
      'an interpolation without its end behind another one',
      card,
      'Order {{ name }}',
      'Order {{ name }}, {{ name }',
      11
    ],
    ['a binding without its bracket', order, '(submit)=', '(submit=', 1],
    ['a handler that is no statement', order, 'send($event, form)', 'send($event form)', 1],
    ['an attribute without its end', card, 'type="button"', 'type="button', 9],
    ['a constant without its value', card, '@let name = repair().name;', '@let name = ;', 1],
    ['a reference that is there twice', order, '#field', '#field #field', 4],
    ['a block that there is not', order, '@placeholder', '@waiting', 24],
    ['an assignment in an interpolation', home, '{{ count() }}', '{{ total = count() }}', 1],
    ['a template in a script', footer, '</footer>', '', 6]
  ])('says of %s where it stands', async (_, path, from, to, line) => {
    expect(await errorsOf(changed(cobbler, path, from, to))).toContainEqual([path, 'angular/syntax', line])
  })

  it('names what is imported and what is not there', async () => {
    const page = 'src/app/pages/home-page.ts'
    expect(await errorsOf(without(cobbler, card))).toEqual([
      ['src/app/ui/repair-card.ts', 'script/missing-import', 10]
    ])
    expect(await errorsOf(without(cobbler, 'src/app/app.css'))).toEqual([
      ['src/app/app.ts', 'script/missing-import', 9]
    ])
    expect(await errorsOf(changed(cobbler, page, "'../ui'", "'../parts'"))).toContainEqual([
      page,
      'script/missing-import',
      4
    ])
    expect(await errorsOf(changed(cobbler, page, '{ Shop }', '{ Stall as Shop }'))).toEqual([
      [page, 'script/missing-export', 3]
    ])
    const packageless = changed(cobbler, page, "'@angular/router'", "'@angular/forms'")
    expect(await errorsOf(packageless)).toEqual([['package.json', 'manifest/missing-dependency', undefined]])
  })

  it('names what its routes load later and what is not there', async () => {
    const routes = 'src/app/app.routes.ts'
    expect(await errorsOf(changed(cobbler, routes, 'page.OrderPage', 'page.Order'))).toEqual([
      [routes, 'script/missing-export', 6]
    ])
    const noDefault = changed(cobbler, 'src/app/pages/price-page.ts', 'export default class', 'export class')
    expect(await errorsOf(noDefault)).toEqual([[routes, 'script/missing-export', 7]])
    const { buildTest } = await check(changed(cobbler, routes, './pages/order-page', './pages/orders'))
    expect(buildTest.errors).toMatchObject([{ file: routes }])
  })

  it('is not built without what its decorators name', async () => {
    for (const path of [
      card,
      'src/app/ui/card.ts',
      'src/app/ui/price-pipe.ts',
      'src/app/app.css',
      'src/app/pages/order-page.ts'
    ])
      expect((await check(without(cobbler, path))).buildTest.buildSuccess, path).toBe(false)
    const renamed = changed(cobbler, 'src/app/ui/highlight.ts', 'class Highlight', 'class Marked')
    const { buildTest } = await check(renamed)
    expect(buildTest).toMatchObject({
      buildSuccess: false,
      errors: [{ file: 'src/app/ui/repair-card.ts', line: 4 }]
    })
  })

  it('may have decorators wherever Angular reads them', async () => {
    const old = file(
      'src/app/ui/old-way.ts',
      [
        "import { Component, ElementRef, EventEmitter, HostListener, Inject, Input, Optional, Output, ViewChild } from '@angular/core';",
        "import { Shop } from '../shop';",
        '',
        '@Component({ selector: "app-old-way", template: "<p #line>{{ label }} {{ shop?.repairs().length }} {{ short }}</p>" })',
        'export class OldWay {',
        '  @Input({ required: true }) label!: string;',
        "  @Input('brief') set short(value: string) { this.shown = value; }",
        '  get short() { return this.shown; }',
        '  @Output() readonly closed = new EventEmitter<void>();',
        "  @ViewChild('line') private line?: ElementRef<HTMLElement>;",
        "  private shown = '';",
        '',
        '  constructor(@Optional() @Inject(Shop) protected readonly shop: Shop | null) {}',
        '',
        "  @HostListener('document:keydown.escape', ['$event'])",
        '  protected close(event: Event): void {',
        '    if (this.line) event.preventDefault();',
        '  }',
        '}',
        ''
      ].join('\n')
    )
    const used = changed(
      cobbler,
      'src/app/pages/price-page.ts',
      '    <dl>',
      '    <app-old-way label="Prices" brief="now" />\n    <dl>'
    )
    const imported = changed(
      changed(
        used,
        'src/app/pages/price-page.ts',
        'import { Shop }',
        "import { OldWay } from '../ui/old-way';\nimport { Shop }"
      ),
      'src/app/pages/price-page.ts',
      'imports: [CurrencyPipe]',
      'imports: [CurrencyPipe, OldWay]'
    )
    const report = await check(toProject([...imported.values(), old]))
    expect([...report.errors, ...report.warnings]).toEqual([])
    expect(report.buildTest.buildSuccess).toBe(true)
  })

  it('that was cut off anywhere is reported, never thrown, and loses no file', async () => {
    const random = seeded(20_261_201)
    const paths = [home, order, card, 'src/app/app.html', footer, 'angular.json']
    for (let round = 0; round < 60; round += 1) {
      const path = paths[Math.floor(random() * paths.length)] ?? ''
      const cut = textOf(path).slice(0, Math.floor(random() * textOf(path).length))
      const report = await repair(withFile(cobbler, path, cut), { build: 'none' })
      expect(report.finalStatus).not.toBe('ERROR')
      expect(report.fixedFiles).toHaveLength(cobbler.size)
      if (isOpen(cut))
        expect(
          report.errors.map((each) => each.file),
          cut
        ).toContain(path)
    }
  })

  it('whose end alone is missing is closed where likely repairs are asked for', async () => {
    for (const [path, ends] of [
      [home, '  }\n</ul>\n<img src="/wide.png" alt="Our workshop" />\n'],
      [order, '}\n'],
      [card, '</article>\n']
    ] as const) {
      const broken = withFile(cobbler, path, textOf(path).slice(0, -ends.length))
      const { errors } = await check(broken, { build: 'none' })
      expect(new Set(errors.map(({ ruleId, file: at }) => [ruleId, at].join(' ')))).toEqual(
        new Set([`angular/syntax ${path}`])
      )
      const { errors: left } = await repair(broken, { fixes: 'likely', build: 'none' })
      expect(left, path).toEqual([])
    }
  })

  it('in a code fence is freed of it', async () => {
    const { fixedFiles } = await repair(withFile(cobbler, home, `\`\`\`html\n${textOf(home)}\`\`\`\n`), {
      build: 'none'
    })
    expect(findText(toProject(fixedFiles), home)).toBe(textOf(home))
  })

  it('whose template has a wrong letter or case in its address gets it right', async () => {
    const path = 'src/app/pages/order-page.ts'
    for (const wrong of ['./oder-page.html', './Order-Page.html']) {
      const { fixedFiles } = await repair(changed(cobbler, path, './order-page.html', wrong), {
        build: 'none'
      })
      expect(findText(toProject(fixedFiles), path)).toBe(textOf(path))
    }
  })

  it('beside files of another framework is read as both', async () => {
    const mixed = toProject([
      ...changed(cobbler, home, '</ul>', '').values(),
      file('src/legacy/Old.vue', '<template><p>{{ gone }</p></template>\n'),
      file('src/legacy/Older.svelte', '{#if a}<p>x</p>\n')
    ])
    const report = await check(mixed)
    expect(report).toMatchObject({ profile: 'angular' })
    expect(report.errors.map(({ file: path, ruleId }) => `${ruleId} ${path}`)).toEqual(
      expect.arrayContaining([
        `angular/syntax ${home}`,
        'vue/syntax src/legacy/Old.vue',
        'svelte/syntax src/legacy/Older.svelte'
      ])
    )
  })
})

/** Whether a text that was cut off is no whole template: without markup behind its script, it is one. */
function isOpen(cut: string): boolean {
  const count = (pattern: RegExp): number => cut.match(pattern)?.length ?? 0
  return (
    count(/\{/g) !== count(/\}/g) ||
    count(/<(?:ul|main|header|form|label|select|article|button|h2|h3)\b/g) !==
      count(/<\/(?:ul|main|header|form|label|select|article|button|h2|h3)>/g)
  )
}
