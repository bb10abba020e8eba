import { composeTestedArea, type TestedArea } from '@sitewright/kernel/testing/area-app'
import { panelArea } from '../src/panel-area.ts'

const tested: TestedArea = composeTestedArea(panelArea)

/** This area, with the kernel's beside it. */
export const panel = tested.product

/** The API of this area and of the kernel as an app of its own. */
export const createPanelApp = tested.createApp
