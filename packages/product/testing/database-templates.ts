import { createDatabaseTemplates } from '@sitewright/kernel/testing/database-templates'
import type { TestProject } from 'vitest/node'
import { product } from '../src/product.ts'

/** Global setup of all unit tests: template databases with the tables of all areas. */
export default function setUp(project: TestProject): Promise<() => Promise<void>> {
  return createDatabaseTemplates(project, product)
}
