import { composeTestedArea, type TestedArea } from '@sitewright/kernel/testing/area-app'
import { tenancyArea } from '../src/tenancy-area.ts'

const tested: TestedArea = composeTestedArea(tenancyArea)

/** This area together with the kernel's. */
export const tenancy = tested.product

/** The API of this area and of the kernel as an app. */
export const createTenancyApp = tested.createApp
