import { composeTestedArea, type TestedArea } from '@sitewright/kernel/testing/area-app'
import { monitoringArea } from '../src/monitoring-area.ts'

const tested: TestedArea = composeTestedArea(monitoringArea)

/** This area, with the kernel's beside it. */
export const monitoring = tested.product

/** The API of this area and of the kernel as an app of its own. */
export const createMonitoringApp = tested.createApp
