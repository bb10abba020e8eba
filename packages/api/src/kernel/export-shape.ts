import { z } from '@hono/zod-openapi'
import type { CsvSeparator } from '../csv.ts'

const exportFormats = ['csv', 'jsonl'] as const

export type ExportFormat = (typeof exportFormats)[number]

/** The parameters that set the format of an exported list. */
export const exportShape = {
  format: z
    .enum(exportFormats)
    .default('csv')
    .openapi({ description: 'CSV for spreadsheets, or JSON Lines: one object a line' }),
  separator: z
    .enum(['comma', 'semicolon', 'tab'] satisfies CsvSeparator[])
    .default('comma')
    .openapi({ description: 'Between the cells of the CSV: what your spreadsheet expects in its language' })
}
