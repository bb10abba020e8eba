import { composeTestedArea, type TestedArea } from '@sitewright/kernel/testing/area-app'
import { identityArea } from '../src/identity-area.ts'

const tested: TestedArea = composeTestedArea(identityArea)

/** This area, with the kernel's beside it. */
export const identity = tested.product

/** The API of this area and of the kernel as an app of its own. */
export const createIdentityApp = tested.createApp
