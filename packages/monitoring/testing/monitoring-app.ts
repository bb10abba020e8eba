import { composeTestedArea, type TestedArea } from '@sitewright/kernel/testing/area-app'
import { monitoringArea } from '../src/monitoring-area.ts'

const tested: TestedArea = composeTestedArea(monitoringArea)

/** This area together with the kernel's. */
export const monitoring = tested.product

/** The API of this area and of the kernel as an app. */
export const createMonitoringApp = tested.createApp
