/** What a package gives to templates: selectors of directives, and names of pipes. */
export interface PackageExport {
  selectors?: readonly string[]
  pipes?: readonly string[]
}

const common: Readonly<Record<string, PackageExport>> = {
  NgClass: { selectors: ['[ngClass]'] },
  NgComponentOutlet: { selectors: ['[ngComponentOutlet]'] },
  NgFor: { selectors: ['[ngFor][ngForOf]'] },
  NgForOf: { selectors: ['[ngFor][ngForOf]'] },
  NgIf: { selectors: ['[ngIf]'] },
  NgPlural: { selectors: ['[ngPlural]'] },
  NgPluralCase: { selectors: ['[ngPluralCase]'] },
  NgStyle: { selectors: ['[ngStyle]'] },
  NgSwitch: { selectors: ['[ngSwitch]'] },
  NgSwitchCase: { selectors: ['[ngSwitchCase]'] },
  NgSwitchDefault: { selectors: ['[ngSwitchDefault]'] },
  NgTemplateOutlet: { selectors: ['[ngTemplateOutlet]'] },
  AsyncPipe: { pipes: ['async'] },
  CurrencyPipe: { pipes: ['currency'] },
  DatePipe: { pipes: ['date'] },
  DecimalPipe: { pipes: ['number'] },
  I18nPluralPipe: { pipes: ['i18nPlural'] },
  I18nSelectPipe: { pipes: ['i18nSelect'] },
  JsonPipe: { pipes: ['json'] },
  KeyValuePipe: { pipes: ['keyvalue'] },
  LowerCasePipe: { pipes: ['lowercase'] },
  PercentPipe: { pipes: ['percent'] },
  SlicePipe: { pipes: ['slice'] },
  TitleCasePipe: { pipes: ['titlecase'] },
  UpperCasePipe: { pipes: ['uppercase'] }
}

const router: Readonly<Record<string, PackageExport>> = {
  RouterLink: { selectors: ['[routerLink]'] },
  RouterLinkActive: { selectors: ['[routerLinkActive]'] },
  RouterLinkWithHref: { selectors: ['[routerLink]'] },
  RouterOutlet: { selectors: ['router-outlet'] }
}

/** Everything that the exports of a module bring. */
function moduleOf(exports: Readonly<Record<string, PackageExport>>): PackageExport {
  const all = Object.values(exports)
  return {
    selectors: all.flatMap(({ selectors = [] }) => selectors),
    pipes: all.flatMap(({ pipes = [] }) => pipes)
  }
}

/** Directives, pipes and modules of Angular that nearly every project uses; of others it is not known what they bring. */
const packageExports: ReadonlyMap<string, Readonly<Record<string, PackageExport>>> = new Map([
  [
    '@angular/common',
    { ...common, CommonModule: moduleOf(common), NgOptimizedImage: { selectors: ['img[ngSrc]'] } }
  ],
  ['@angular/router', { ...router, RouterModule: moduleOf(router) }]
])

/** What an export of a package brings to a template; undefined where that is not known. */
export function packageExport(specifier: string, name: string): PackageExport | undefined {
  const exports = packageExports.get(specifier)
  return exports && Object.hasOwn(exports, name) ? exports[name] : undefined
}
