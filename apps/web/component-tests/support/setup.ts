import { test } from './test.ts'

// Files of one run share their modules: what one of them wants of its servers does not hold for the next.
test.override({ serverOptions: {} })
