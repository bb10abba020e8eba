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
const cardClass = 'src/app/ui/repair-card.ts'
const prices = 'src/app/pages/price-page.ts'

describe('what templates of Angular draw', () => {
  it.each([
    [
      'a component',
      homeClass,
      'imports: [RepairCard]',
      'imports: []',
      home,
      5,
      messages.notImported('app-repair-card', 'HomePage', 'RepairCard')
    ],
    [
      'a directive',
      cardClass,
      'imports: [Highlight, PricePipe]',
      'imports: [PricePipe]',
      card,
      2,
      messages.notImported('appHighlight', 'RepairCard', 'Highlight')
    ],
    [
      'a pipe',
      cardClass,
      'imports: [Highlight, PricePipe]',
      'imports: [Highlight]',
      card,
      5,
      messages.unknownPipe('price', 'RepairCard')
    ],
    [
      'a pipe of Angular',
      prices,
      'imports: [CurrencyPipe]',
      'imports: []',
      prices,
      12,
      messages.unknownPipe('currency', 'PricePage')
    ],
    [
      'an element that there is not',
      home,
      'app-repair-card',
      'app-repair-crad',
      home,
      5,
      messages.unknownElement('app-repair-crad', 'HomePage')
    ],
    [
      'an outlet',
      'src/app/app.ts',
      'imports: [RouterLink, RouterOutlet',
      'imports: [RouterLink',
      'src/app/app.html',
      7,
      messages.unknownElement('router-outlet', 'App')
    ],
    [
      'a property that there is not',
      home,
      '[first]',
      '[frist]',
      home,
      5,
      messages.unknownProperty('frist', 'app-repair-card')
    ],
    [
      'a property of an element',
      order,
      '[disabled]',
      '[disable]',
      order,
      17,
      messages.unknownProperty('disable', 'button')
    ],
    [
      'a condition without its directive',
      home,
      '<h2>',
      '<h2 *ngIf="count()">',
      home,
      1,
      messages.unknownStructure('ngIf', 'HomePage')
    ]
  ])('is named where nothing brings it: %s', async (_, path, from, to, at, line, message) => {
    expect(await namesIn(changed(cobbler, path, from, to))).toEqual([[at, line, message]])
  })

  it('may come from lists, modules and files that pass it on', async () => {
    const parts = file(
      'src/app/ui/parts.ts',
      [
        "import { CommonModule } from '@angular/common';",
        "import { NgModule } from '@angular/core';",
        "import { Highlight } from './highlight';",
        "import { RepairCard } from './repair-card';",
        '',
        '@NgModule({ imports: [Highlight], exports: [Highlight, CommonModule] })',
        'export class PartsModule {}',
        '',
        'export const parts = [PartsModule, RepairCard] as const;',
        ''
      ].join('\n')
    )
    const listed = changed(
      changed(
        cobbler,
        homeClass,
        "import { RepairCard } from '../ui'",
        "import { parts } from '../ui/parts'"
      ),
      homeClass,
      'imports: [RepairCard]',
      'imports: [parts]'
    )
    const drawn = changed(listed, home, '<h2>', '<h2 *ngIf="count()" [appHighlight]="true">')
    const project = toProject([...drawn.values(), parts])
    expect(await namesIn(project)).toEqual([])
    expect(
      await namesIn(changed(project, 'src/app/ui/parts.ts', 'exports: [Highlight, ', 'exports: ['))
    ).toEqual([[home, 1, messages.notImported('appHighlight', 'HomePage', 'Highlight')]])
  })

  it('is left alone where a package may bring it', async () => {
    const path = 'src/app/app.ts'
    const manifest = changed(cobbler, 'package.json', '"rxjs"', '"@angular/material": "^22.0.0",\n    "rxjs"')
    const imported = changed(
      changed(
        manifest,
        path,
        'import { RouterLink',
        "import { MatButton } from '@angular/material/button';\nimport { RouterLink"
      ),
      path,
      'imports: [RouterLink',
      'imports: [MatButton, RouterLink'
    )
    const drawn = changed(
      imported,
      'src/app/app.html',
      '<main>',
      '<main><mat-icon [svgIcon]="1" /><a mat-button [color]="2">x</a>'
    )
    expect(await namesIn(drawn)).toEqual([])
    const own = changed(drawn, 'src/app/app.html', '<main>', '<main><app-repair-card />')
    expect(await namesIn(own)).toEqual([
      ['src/app/app.html', 6, messages.notImported('app-repair-card', 'App', 'RepairCard')]
    ])
  })

  it('is left alone where a module declares the component, or it allows every element', async () => {
    const foreign = changed(cobbler, home, '<h2>', '<x-map [zoom]="1" />\n<h2>')
    expect(await namesIn(changed(foreign, homeClass, 'imports: [RepairCard]', 'standalone: false'))).toEqual(
      []
    )
    const allowed = changed(
      changed(foreign, homeClass, 'Component, computed', 'Component, CUSTOM_ELEMENTS_SCHEMA, computed'),
      homeClass,
      'imports: [RepairCard]',
      'imports: [RepairCard],\n  schemas: [CUSTOM_ELEMENTS_SCHEMA]'
    )
    expect(await namesIn(allowed)).toEqual([])
  })
})
