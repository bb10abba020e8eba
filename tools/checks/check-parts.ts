// Every part of the web app's `ui/` is shown by the page of parts (/dev/parts), so that nobody draws one a second time
// and its states are looked at together.
import { sourcesMatching } from './sources.ts'

/** Parts that cannot stand among others, and where they are seen. */
const shownElsewhere: Readonly<Record<string, string>> = {
  TableHead: 'drawn by DataTable',
  TableColumnWidths: 'drawn by DataTable',
  TableRows: 'drawn by DataTable',
  TableBody: 'drawn by DataTable',
  TableRow: 'drawn by DataTable',
  TableSkeleton: 'drawn by DataTable',
  SelectBox: 'drawn by DataTable',
  ColumnChooser: 'drawn by AddressedList',
  UnknownValues: 'drawn by AddressedList',
  FilterBar: 'drawn by AddressedList',
  SearchField: 'drawn by AddressedList',
  RemoveFilter: 'drawn by FilterBar',
  Plot: 'fetched by Chart',
  ChartTable: 'drawn by Chart',
  ComboboxField: 'fetched by Combobox',
  ConfirmQuestion: 'stands in ConfirmDialog',
  EffectList: 'stands in ConfirmDialog',
  DateRangePanel: 'fetched by DateRangePicker',
  DialogShell: 'fetched by Dialog',
  MenuList: 'fetched by Menu',
  MonthGrid: 'stands in DateRangePicker',
  Toaster: 'stands once in each layout',
  Toasts: 'fetched by Toaster',
  SignInFrame: 'a whole page: build/screens, sign-in',
  SignInTitle: 'the heading of a whole page: build/screens, sign-in',
  Illustration: 'fills the half of a whole page: build/screens, sign-in',
  DeviceFrames: 'needs a site: build/screens, preview',
  PreviewFrame: 'needs a site: build/screens, preview',
  PreviewPane: 'needs a site: build/screens, preview'
}

/** Components that a file exports. */
export function findParts(text: string): string[] {
  return [...text.matchAll(/^export (?:function|const) ([A-Z]\w*[a-z]\w*)/gm)].map(([, name = '']) => name)
}

export function check(): string[] {
  const page = sourcesMatching(/^apps\/web\/src\/dev\/parts\/.*\.tsx$/)
    .map(({ text }) => text)
    .join('\n')
  const parts = sourcesMatching(/^apps\/web\/src\/ui\/.*\.tsx$/).flatMap(({ path, text }) =>
    findParts(text).map((name) => ({ path, name }))
  )
  const names = new Set(parts.map(({ name }) => name))
  return [
    ...parts
      .filter(({ name }) => !(name in shownElsewhere) && !new RegExp(`<${name}\\b`).test(page))
      .map(({ path, name }) => `${path}: ${name} is not shown in apps/web/src/dev/parts`),
    ...Object.keys(shownElsewhere)
      .filter((name) => !names.has(name))
      .map((name) => `tools/checks/check-parts.ts: there is no part ${name} any more`)
  ]
}
