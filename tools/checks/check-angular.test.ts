import { expect, it } from 'vitest'
import { check, findBreaches } from './check-angular.ts'

const component = {
  path: 'templates/angular/src/app/ui/price-list.ts',
  text: [
    "import { Component, output } from '@angular/core'",
    '',
    '@Component({',
    "  selector: 'ul[appPriceList]',",
    "  templateUrl: './price-list.html'",
    '})',
    'export class PriceList {',
    '  readonly change = output<string>()',
    '}',
    ''
  ].join('\n')
}

const template = (text: string) => ({ path: 'templates/angular/src/app/ui/price-list.html', text })

const rulesIn = (findings: readonly string[]) => findings.map((finding) => /\((\S+)\)$/.exec(finding)?.[1])

it('finds what the recommended rules refuse, in classes and templates', () => {
  const markup = template(
    '<img [src]="logo" />\n<p *ngIf="count == 1" (click)="more()">{{ count }}</p>\n<button></button>\n'
  )
  expect(rulesIn(findBreaches([component, markup])).toSorted()).toEqual([
    'angular/alt-text',
    'angular/click-events-have-key-events',
    'angular/elements-content',
    'angular/eqeqeq',
    'angular/interactive-supports-focus',
    'angular/no-output-native',
    'angular/prefer-control-flow'
  ])
})

it('takes a template whose parts draw the content, and blocks that the plugin does not know', () => {
  const markup = template(
    '@boundary {\n  <a href="/" appPriceList></a>\n} @error (let reset = $reset) {\n  <p>{{ words }}</p>\n}\n'
  )
  expect(findBreaches([{ ...component, text: component.text.replace('change', 'changed') }, markup])).toEqual(
    []
  )
})

it('no component of a template is refused', () => expect(check()).toEqual([]))
